/**
 * @generated SignedSource<<fde0f90cb728a5dd68d70334dee4ab9c>>
 * @relayHash fd2a8a483ce8ab054c02fb1ef4be8bab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdf09a7eee93573c435670df44978882acbd1e10ba7621ca85c5c77855c266c

import type { ConcreteRequest } from 'relay-runtime';
export type useAskBeforeAllQuery$variables = Record<PropertyKey, never>;
export type useAskBeforeAllQuery$data = {
  readonly announcementAudienceCount: number;
};
export type useAskBeforeAllQuery = {
  response: useAskBeforeAllQuery$data;
  variables: useAskBeforeAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "announcementAudienceCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskBeforeAllQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAskBeforeAllQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2bdf09a7eee93573c435670df44978882acbd1e10ba7621ca85c5c77855c266c",
    "metadata": {},
    "name": "useAskBeforeAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8cf8510aa7b3c63c18255ca49bba280c";

export default node;
