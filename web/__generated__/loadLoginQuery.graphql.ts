/**
 * @generated SignedSource<<1c3803440122b8264c64137cf8f54b20>>
 * @relayHash 14f6da0b979beb799660ae79db225d5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d89e00bad7843782bb7b79ed5ff5f496fc13f82f73e40fd663b79964f30e021

import type { ConcreteRequest } from 'relay-runtime';
export type loadLoginQuery$variables = {
  id: string;
};
export type loadLoginQuery$data = {
  readonly publishedEvent: {
    readonly date: string;
    readonly endsAt: string | null;
    readonly location: string;
    readonly title: string;
  } | null;
};
export type loadLoginQuery = {
  response: loadLoginQuery$data;
  variables: loadLoginQuery$variables;
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
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadLoginQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PublishedEvent",
        "kind": "LinkedField",
        "name": "publishedEvent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "loadLoginQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PublishedEvent",
        "kind": "LinkedField",
        "name": "publishedEvent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "4d89e00bad7843782bb7b79ed5ff5f496fc13f82f73e40fd663b79964f30e021",
    "metadata": {},
    "name": "loadLoginQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c7b0b5f5756d2e69aba5836cca7bdb9";

export default node;
