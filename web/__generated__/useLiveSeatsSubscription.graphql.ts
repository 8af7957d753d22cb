/**
 * @generated SignedSource<<ce96b4bab21078941aafe0ed430e0ebd>>
 * @relayHash d286b4176f0b4a85a952ddc642773a5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7812f350c3172bc1e337f01a35a4456edebc96a60f7122beeec75fa924ab8aa5

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
    "id": "7812f350c3172bc1e337f01a35a4456edebc96a60f7122beeec75fa924ab8aa5",
    "metadata": {},
    "name": "useLiveSeatsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0cdc56e11461c38999518515657a15dd";

export default node;
