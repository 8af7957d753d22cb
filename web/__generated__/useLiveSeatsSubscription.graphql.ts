/**
 * @generated SignedSource<<00c0189c59c613b0aac6941c7aa36a43>>
 * @relayHash 12d56e6c09a132ad936072b0c267949c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c81e03be6d0f8215fc1eaad6cb2a39990661224c97ff1282ae1f086955123c8

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveSeatsSubscription$variables = {
  id: string;
};
export type useLiveSeatsSubscription$data = {
  readonly seatsChanged: {
    readonly capacity: number;
    readonly date: string;
    readonly hasWaitlist: boolean;
    readonly id: string;
    readonly location: string;
    readonly registeredCount: number;
    readonly registrationRules: {
      readonly cancelUntil: string | null;
      readonly closesAt: string | null;
      readonly colleges: ReadonlyArray<string>;
      readonly mostPerCollege: number | null;
      readonly needsApproval: boolean;
      readonly opensAt: string | null;
    };
    readonly title: string;
    readonly waitlistCount: number;
  } | null;
};
export type useLiveSeatsSubscription = {
  response: useLiveSeatsSubscription$data;
  variables: useLiveSeatsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "eventId",
        "variableName": "id"
      }
    ],
    "concreteType": "Event",
    "kind": "LinkedField",
    "name": "seatsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "date",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "capacity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "registeredCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasWaitlist",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitlistCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RegistrationRules",
        "kind": "LinkedField",
        "name": "registrationRules",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "opensAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closesAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "colleges",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mostPerCollege",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "needsApproval",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveSeatsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveSeatsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c81e03be6d0f8215fc1eaad6cb2a39990661224c97ff1282ae1f086955123c8",
    "metadata": {},
    "name": "useLiveSeatsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f8b103ce6ab274dcb26cad3265526ed";

export default node;
