/**
 * @generated SignedSource<<eeaadfb5bbcf472846cf0d57a9ac428f>>
 * @relayHash a71911b4d7811a56ba56ffe1fbae166b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a2cdf99acb96143ae2a127841365d77636fab00e255475c586af0437321a5e1

import type { ConcreteRequest } from 'relay-runtime';
export type BellQuery$variables = Record<PropertyKey, never>;
export type BellQuery$data = {
  readonly unreadNotices: number;
};
export type BellQuery = {
  response: BellQuery$data;
  variables: BellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadNotices",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5a2cdf99acb96143ae2a127841365d77636fab00e255475c586af0437321a5e1",
    "metadata": {},
    "name": "BellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7e34e7d289bdb4a06d3a84a67784782";

export default node;
