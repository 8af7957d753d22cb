/**
 * @generated SignedSource<<aa11ffbf6417737fa01bcd17783746b2>>
 * @relayHash 33480b9f155ce6cf529903f2293c6b7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 729b60553bf1dc7984536c61b68ca143d4349dec86e3c519219b675625a46707

import type { ConcreteRequest } from 'relay-runtime';
export type platformQuery$variables = Record<PropertyKey, never>;
export type platformQuery$data = {
  readonly platform: {
    readonly googleClientId: string | null;
    readonly maintenance: boolean;
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
    "id": "729b60553bf1dc7984536c61b68ca143d4349dec86e3c519219b675625a46707",
    "metadata": {},
    "name": "platformQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3e2e28344ee5655e6645a3f234d5991";

export default node;
