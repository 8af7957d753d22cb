/**
 * @generated SignedSource<<f52d69d2f7a84cffa7c04a7234ba6702>>
 * @relayHash 17a6bc05bf425af344308d99a2df3072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5076d4a29d191b25435e9fb5aceed94cd89a6b5b7864a1312e98f689c5011ce6

import type { ConcreteRequest } from 'relay-runtime';
export type platformQuery$variables = Record<PropertyKey, never>;
export type platformQuery$data = {
  readonly platform: {
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
    "id": "5076d4a29d191b25435e9fb5aceed94cd89a6b5b7864a1312e98f689c5011ce6",
    "metadata": {},
    "name": "platformQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a38d76662e0be1bc11f9bd9862ee5a8";

export default node;
