/**
 * @generated SignedSource<<d079cedfdc15efbfee93c3ae0ecabb0b>>
 * @relayHash 9dd30df9b06ac6cd8cf329b60670e63a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8ee7169b95f6351e9eda527c3f89792effe30c304d9e7b7c63161f335b4a20

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationState = "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
export type useLiveSeatsOwnSubscription$variables = {
  id: string;
};
export type useLiveSeatsOwnSubscription$data = {
  readonly seatsChanged: {
    readonly capacity: number;
    readonly date: string;
    readonly endsAt: string | null;
    readonly hasWaitlist: boolean;
    readonly id: string;
    readonly location: string;
    readonly mapLink: string | null;
    readonly registeredCount: number;
    readonly registrationRules: {
      readonly cancelUntil: string | null;
      readonly closesAt: string | null;
      readonly colleges: ReadonlyArray<string>;
      readonly mostPerCollege: number | null;
      readonly needsApproval: boolean;
      readonly opensAt: string | null;
      readonly refuseOverlaps: boolean;
    };
    readonly title: string;
    readonly viewerCanCancel: boolean;
    readonly viewerCanJoinWaitlist: boolean;
    readonly viewerIsRegistered: boolean;
    readonly viewerRegistrationState: RegistrationState;
    readonly viewerWaitlistPosition: number | null;
    readonly waitlistCount: number;
  } | null;
};
export type useLiveSeatsOwnSubscription = {
  response: useLiveSeatsOwnSubscription$data;
  variables: useLiveSeatsOwnSubscription$variables;
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
        "name": "mapLink",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refuseOverlaps",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerIsRegistered",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerRegistrationState",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerWaitlistPosition",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanJoinWaitlist",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanCancel",
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
    "name": "useLiveSeatsOwnSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveSeatsOwnSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d8ee7169b95f6351e9eda527c3f89792effe30c304d9e7b7c63161f335b4a20",
    "metadata": {},
    "name": "useLiveSeatsOwnSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0c497dc7d742894af95c5b2e2b1f0b25";

export default node;
