/**
 * @generated SignedSource<<1b01da4e6b9a680d038e6b388f38fccf>>
 * @relayHash feada8e09c9bf6cbadb31fd6672354f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecc558b057de81ef9aab4bc252fb9c657af578333e3a14291757cd0ad39865ca

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyEmailInput = {
  token: string;
};
export type confirmEmailMutation$variables = {
  input: VerifyEmailInput;
};
export type confirmEmailMutation$data = {
  readonly verifyEmail: {
    readonly success: boolean;
  };
};
export type confirmEmailMutation = {
  response: confirmEmailMutation$data;
  variables: confirmEmailMutation$variables;
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
    "concreteType": "VerifyEmailPayload",
    "kind": "LinkedField",
    "name": "verifyEmail",
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
    "name": "confirmEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ecc558b057de81ef9aab4bc252fb9c657af578333e3a14291757cd0ad39865ca",
    "metadata": {},
    "name": "confirmEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ba44c63673366a0d8628e6c6520266c";

export default node;
