/**
 * @generated SignedSource<<7b3ae5dd248038b6bb0b828a11a91476>>
 * @relayHash 5c530385f771b1a1b11a9b87cb8be2b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 199b415d14a1c9822f943c196451d8a8ddfcfca8863b612b901edd0949693505

import type { ConcreteRequest } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type useDoorSubscription$variables = {
  id: string;
};
export type useDoorSubscription$data = {
  readonly checkedIn: {
    readonly __typename: "CheckedIn";
    readonly attendance: {
      readonly expected: number;
      readonly in: number;
    };
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "by",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "door",
                "storageKey": null
              },
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
            "concreteType": "Attendance",
            "kind": "LinkedField",
            "name": "attendance",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "in",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expected",
                "storageKey": null
              }
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
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDoorSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "199b415d14a1c9822f943c196451d8a8ddfcfca8863b612b901edd0949693505",
    "metadata": {},
    "name": "useDoorSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7c391c633c546d09d77889bc3208f560";

export default node;
