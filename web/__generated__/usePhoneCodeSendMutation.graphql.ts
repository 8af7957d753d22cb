/**
 * @generated SignedSource<<664f7e8f44adbb58aef2e19e99b8d4af>>
 * @relayHash 1db81c00dfb50f35b4130d6129d2b11b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65238926159081fcf53d2113dfa0b875d0ba3819e60441f9f5d7d0fa2ddf6988

import type { ConcreteRequest } from 'relay-runtime';
export type usePhoneCodeSendMutation$variables = Record<PropertyKey, never>;
export type usePhoneCodeSendMutation$data = {
  readonly sendPhoneCode: {
    readonly success: boolean;
  };
};
export type usePhoneCodeSendMutation = {
  response: usePhoneCodeSendMutation$data;
  variables: usePhoneCodeSendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SendPhoneCodePayload",
    "kind": "LinkedField",
    "name": "sendPhoneCode",
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
    "name": "usePhoneCodeSendMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePhoneCodeSendMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "65238926159081fcf53d2113dfa0b875d0ba3819e60441f9f5d7d0fa2ddf6988",
    "metadata": {},
    "name": "usePhoneCodeSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5df5e8b523db630e1ade62d9594584fa";

export default node;
