/**
 * @generated SignedSource<<62f903e9bbaf130520bf53f01d2176c2>>
 * @relayHash cd419e2b1cc38ce428feaf6241cef977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92d05b9fbb00a62bdc581de3fd9161399208ae5cddb5b9b61112a90ce6638b67

import type { ConcreteRequest } from 'relay-runtime';
export type readDoorEventQuery$variables = {
  id: string;
};
export type readDoorEventQuery$data = {
  readonly event: {
    readonly date: string;
    readonly title: string;
  } | null;
};
export type readDoorEventQuery = {
  response: readDoorEventQuery$data;
  variables: readDoorEventQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readDoorEventQuery",
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
          (v3/*:: as any*/)
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
    "name": "readDoorEventQuery",
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
          (v3/*:: as any*/),
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
    "id": "92d05b9fbb00a62bdc581de3fd9161399208ae5cddb5b9b61112a90ce6638b67",
    "metadata": {},
    "name": "readDoorEventQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f849e042ee7b066143e01e6afc193d13";

export default node;
