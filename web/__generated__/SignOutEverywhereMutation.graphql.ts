/**
 * @generated SignedSource<<47dd79fa0d3ec3f90ca84fdb1f28209e>>
 * @relayHash 297e1dfcd5b5b0a9505a33b685a77fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb4b3cb19c73093749778fe403fd4df6948ef68d764d9ade3b18e9df186211b9

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutEverywhereMutation$variables = Record<PropertyKey, never>;
export type SignOutEverywhereMutation$data = {
  readonly logoutEverywhere: {
    readonly success: boolean;
  };
};
export type SignOutEverywhereMutation = {
  response: SignOutEverywhereMutation$data;
  variables: SignOutEverywhereMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutEverywherePayload",
    "kind": "LinkedField",
    "name": "logoutEverywhere",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignOutEverywhereMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignOutEverywhereMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eb4b3cb19c73093749778fe403fd4df6948ef68d764d9ade3b18e9df186211b9",
    "metadata": {},
    "name": "SignOutEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76f729e853196a6df4f2add7f983325f";

export default node;
