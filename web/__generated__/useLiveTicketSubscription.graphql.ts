/**
 * @generated SignedSource<<8b5fe875df64a24a22c724b4797ea449>>
 * @relayHash 0c5ca87a873f7ec1cc976d85944b2ecb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c2b6e83b6fd3358d290d83885dd0213c1c0316379e434476dd96fa8bd23253e

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveTicketSubscription$variables = {
  id: string;
};
export type useLiveTicketSubscription$data = {
  readonly seatsChanged: {
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly location: string;
    readonly mapLink: string | null;
    readonly title: string;
    readonly viewerIsRegistered: boolean;
  } | null;
};
export type useLiveTicketSubscription = {
  response: useLiveTicketSubscription$data;
  variables: useLiveTicketSubscription$variables;
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
        "name": "viewerIsRegistered",
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
    "name": "useLiveTicketSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveTicketSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c2b6e83b6fd3358d290d83885dd0213c1c0316379e434476dd96fa8bd23253e",
    "metadata": {},
    "name": "useLiveTicketSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7c112f83e6d5c40ea40ae97fbb324adc";

export default node;
