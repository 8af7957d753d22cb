/**
 * @generated SignedSource<<5cdfcc2a5bc0aa95997f5033b2a29fce>>
 * @relayHash fd9c70128d4c801bbeafc45721e91f51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4367263d35f7f6a4106467946785aeb89d632999c2df3809abf3f5f7983ff2b

import type { ConcreteRequest } from 'relay-runtime';
export type authLogoutMutation$variables = Record<PropertyKey, never>;
export type authLogoutMutation$data = {
  readonly logout: {
    readonly success: boolean;
  };
};
export type authLogoutMutation = {
  response: authLogoutMutation$data;
  variables: authLogoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
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
    "name": "authLogoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "authLogoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e4367263d35f7f6a4106467946785aeb89d632999c2df3809abf3f5f7983ff2b",
    "metadata": {},
    "name": "authLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6bd0aa80b963a8d7536d583413af1de";

export default node;
