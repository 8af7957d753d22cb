/**
 * @generated SignedSource<<c09652f2f66cef6d538a66c2356d2771>>
 * @relayHash 0875529e85d60593716a2202dcc3034a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d57794d7c2be323693f194e6e1dd20a430ee39ff8298ac80e12b4690a273ba

import type { ConcreteRequest } from 'relay-runtime';
export type ResendVerificationInput = {
  email: string;
};
export type useResendVerificationMutation$variables = {
  input: ResendVerificationInput;
};
export type useResendVerificationMutation$data = {
  readonly resendVerification: {
    readonly success: boolean;
  };
};
export type useResendVerificationMutation = {
  response: useResendVerificationMutation$data;
  variables: useResendVerificationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ResendVerificationPayload",
    "kind": "LinkedField",
    "name": "resendVerification",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResendVerificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendVerificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74d57794d7c2be323693f194e6e1dd20a430ee39ff8298ac80e12b4690a273ba",
    "metadata": {},
    "name": "useResendVerificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2970cf551bf04e91112f140f34e1346b";

export default node;
