/**
 * @generated SignedSource<<dbb617844032a174c5dabae8a235b3ab>>
 * @relayHash a4d2a461c1be906d4d49297b1aa11221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 329ca1c247a71cfb5da70f0465d93699b35b074b64f50e0bae2232ca49210587

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
    "id": "329ca1c247a71cfb5da70f0465d93699b35b074b64f50e0bae2232ca49210587",
    "metadata": {},
    "name": "useLiveSeatsOwnSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ed551698613229cf6cf6202a11b0c00b";

export default node;
