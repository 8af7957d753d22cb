/**
 * @generated SignedSource<<6c109ac78374e59b5b1cb79b0e25131e>>
 * @relayHash 5f4194b7d1cc18b94a30456a9f493f41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c09b6ed64c8c59b1a86c1dff9aaba785c0118e0aa4900de78bbcbb8e6b62b4be

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveSeatsSubscription$variables = {
  id: string;
};
export type useLiveSeatsSubscription$data = {
  readonly seatsChanged: {
    readonly capacity: number;
    readonly date: string;
    readonly endsAt: string | null;
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
        "name": "endsAt",
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
    "id": "c09b6ed64c8c59b1a86c1dff9aaba785c0118e0aa4900de78bbcbb8e6b62b4be",
    "metadata": {},
    "name": "useLiveSeatsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "06a7694e1832f2821b48b9f0d4e6e883";

export default node;
