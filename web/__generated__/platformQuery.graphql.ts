/**
 * @generated SignedSource<<11ccfe944537ac6cb2109499fe6fac00>>
 * @relayHash bc55f837c4719bc272afae53fdf3e06a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5cc68e218cfb13b97065da7bb44353c5e649093d29c9395d0d20d0ea1678191

import type { ConcreteRequest } from 'relay-runtime';
export type platformQuery$variables = Record<PropertyKey, never>;
export type platformQuery$data = {
  readonly platform: {
    readonly googleClientId: string | null;
    readonly maintenance: boolean;
    readonly needsAdmin: boolean;
    readonly registrationOpen: boolean;
  };
};
export type platformQuery = {
  response: platformQuery$data;
  variables: platformQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PlatformState",
    "kind": "LinkedField",
    "name": "platform",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "registrationOpen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maintenance",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "googleClientId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needsAdmin",
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
    "name": "platformQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "platformQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b5cc68e218cfb13b97065da7bb44353c5e649093d29c9395d0d20d0ea1678191",
    "metadata": {},
    "name": "platformQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bdebf9c872bec0a3349c25b9412d292";

export default node;
