/**
 * @generated SignedSource<<06c457833b188b2c9e060f1c142dc27a>>
 * @relayHash 7ce9a0ac9a8a7c2ed1c213dc00f188b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 348e9556c1b0cf22fdb38834ae2ad1a4db1439fc82b413bf6faa0a95c90e6754

import type { ConcreteRequest } from 'relay-runtime';
export type pushKeyQuery$variables = Record<PropertyKey, never>;
export type pushKeyQuery$data = {
  readonly pushKey: string;
};
export type pushKeyQuery = {
  response: pushKeyQuery$data;
  variables: pushKeyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pushKey",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "pushKeyQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "pushKeyQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "348e9556c1b0cf22fdb38834ae2ad1a4db1439fc82b413bf6faa0a95c90e6754",
    "metadata": {},
    "name": "pushKeyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4688811f477f3b370eb0ad8eca730d8b";

export default node;
