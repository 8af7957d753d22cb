/**
 * @generated SignedSource<<c84cb235f13322550f7a62616570c6df>>
 * @relayHash 2ae35404c4b4c07780d67ab461ba531e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 121f558f2e079693f59a4e463f0b47a14ba1420bad7e2b2878939ae9885afa85

import type { ConcreteRequest } from 'relay-runtime';
export type DoorScreenSubscription$variables = {
  id: string;
};
export type DoorScreenSubscription$data = {
  readonly seatsChanged: {
    readonly cancelledAt: string | null;
    readonly id: string;
  } | null;
};
export type DoorScreenSubscription = {
  response: DoorScreenSubscription$data;
  variables: DoorScreenSubscription$variables;
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
        "name": "cancelledAt",
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
    "name": "DoorScreenSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DoorScreenSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "121f558f2e079693f59a4e463f0b47a14ba1420bad7e2b2878939ae9885afa85",
    "metadata": {},
    "name": "DoorScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1fd6b1b12c957f850e4543c713b2a521";

export default node;
