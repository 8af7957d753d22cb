/**
 * @generated SignedSource<<7e41375e61b19759d98ef60d2c0a55d0>>
 * @relayHash 3b3475e15b200af1c8308e3d3ace4198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd7286e45e76dd71886ef65e5c2dea1812e2186ee37b90ac0a02411ebe3b4c3c

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
    readonly title: string;
    readonly updatedAt: string;
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
        "kind": "ScalarField",
        "name": "updatedAt",
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
    "id": "bd7286e45e76dd71886ef65e5c2dea1812e2186ee37b90ac0a02411ebe3b4c3c",
    "metadata": {},
    "name": "useLiveSeatsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a5c0e181b98cb8a9d73a73671f52200d";

export default node;
