/**
 * @generated SignedSource<<624e2ed2a89bd735f1973246e875fff3>>
 * @relayHash 9185e95f2effc6f227b55c392c303757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42b62f2e30ca3a14d8bfacec2152dfe93f50fa009c7b9fbb78e7722c952a938d

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationState = "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
export type useLiveSeatsOwnSubscription$variables = {
  id: string;
};
export type useLiveSeatsOwnSubscription$data = {
  readonly seatsChanged: {
    readonly capacity: number;
    readonly date: string;
    readonly hasWaitlist: boolean;
    readonly id: string;
    readonly location: string;
    readonly registeredCount: number;
    readonly title: string;
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
    "id": "42b62f2e30ca3a14d8bfacec2152dfe93f50fa009c7b9fbb78e7722c952a938d",
    "metadata": {},
    "name": "useLiveSeatsOwnSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fedab0f256c148911edce145794c9436";

export default node;
