/**
 * @generated SignedSource<<c8b3dd5f936f9dbe4427ef41cbaee9a1>>
 * @relayHash 3fe4abbebfd53be761d28fcb5f73ea47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e03ac557f2dca94686944bd1d65d8a03dab233663607eb21ceccdb38f4a2c1

import type { ConcreteRequest } from 'relay-runtime';
export type loadCollegesQuery$variables = Record<PropertyKey, never>;
export type loadCollegesQuery$data = {
  readonly knownColleges: ReadonlyArray<string>;
};
export type loadCollegesQuery = {
  response: loadCollegesQuery$data;
  variables: loadCollegesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "knownColleges",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadCollegesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadCollegesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "37e03ac557f2dca94686944bd1d65d8a03dab233663607eb21ceccdb38f4a2c1",
    "metadata": {},
    "name": "loadCollegesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d21a6ce204677f2e4137729f20ad8b49";

export default node;
