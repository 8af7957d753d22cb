/**
 * @generated SignedSource<<e78a0ee58fcd5f71c089cba8b63bdcf4>>
 * @relayHash e5551e80fb83c51638de83cdbe5b883c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55548c6af8b9bfbb2099e5f647750b1570441d59185ebb848a85129ae417ba57

import type { ConcreteRequest } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type useDoorSubscription$variables = {
  id: string;
};
export type useDoorSubscription$data = {
  readonly checkedIn: {
    readonly __typename: "CheckedIn";
    readonly guests: ReadonlyArray<{
      readonly at: string | null;
      readonly by: string | null;
      readonly door: string | null;
      readonly name: string;
      readonly scanId: string;
    }>;
    readonly people: ReadonlyArray<{
      readonly at: string | null;
      readonly by: string | null;
      readonly code: string | null;
      readonly college: string;
      readonly door: string | null;
      readonly name: string;
      readonly registrationId: string;
      readonly scanIds: ReadonlyArray<string>;
      readonly state: SeatState;
      readonly userId: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDoorSubscription = {
  response: useDoorSubscription$data;
  variables: useDoorSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "door",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "eventId",
        "variableName": "id"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "checkedIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DoorPerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "registrationId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userId",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "college",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scanIds",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Guest",
            "kind": "LinkedField",
            "name": "guests",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scanId",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "CheckedIn",
        "abstractKey": null
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
    "name": "useDoorSubscription",
    "selections": (v5/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDoorSubscription",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "55548c6af8b9bfbb2099e5f647750b1570441d59185ebb848a85129ae417ba57",
    "metadata": {},
    "name": "useDoorSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7dc8773fa1f0787b3a12bbbfd5bcebfa";

export default node;
