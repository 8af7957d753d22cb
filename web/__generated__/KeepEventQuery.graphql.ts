/**
 * @generated SignedSource<<1d1820e2c26b080a7608b84c1d843496>>
 * @relayHash 67accfbbcd8613f2e7379abe88c512f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20fd58eed7ab8cbe8cf0875f05d737ce94a28ca31c5f9a1ce82f2507e96c4473

import type { ConcreteRequest } from 'relay-runtime';
export type KeepEventQuery$variables = {
  id: string;
};
export type KeepEventQuery$data = {
  readonly event: {
    readonly calendarFile: string;
  } | null;
};
export type KeepEventQuery = {
  response: KeepEventQuery$data;
  variables: KeepEventQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendarFile",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KeepEventQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeepEventQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20fd58eed7ab8cbe8cf0875f05d737ce94a28ca31c5f9a1ce82f2507e96c4473",
    "metadata": {},
    "name": "KeepEventQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea223db94f789800a01d2555bd966581";

export default node;
