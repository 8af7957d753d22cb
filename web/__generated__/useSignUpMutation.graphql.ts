/**
 * @generated SignedSource<<9060652d99b9229450685cf789680289>>
 * @relayHash 3a31b973e76aab43448476678865fcab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5ab1632cadad057ae43d32fb434d40660f80ee3b3de97862cae241610a9efec

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterInput = {
  college: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  proof?: string | null;
};
export type useSignUpMutation$variables = {
  input: RegisterInput;
};
export type useSignUpMutation$data = {
  readonly register: {
    readonly __typename: "RegisterPayload";
  };
};
export type useSignUpMutation = {
  response: useSignUpMutation$data;
  variables: useSignUpMutation$variables;
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
    "concreteType": "RegisterPayload",
    "kind": "LinkedField",
    "name": "register",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "useSignUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5ab1632cadad057ae43d32fb434d40660f80ee3b3de97862cae241610a9efec",
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c7c7ca76be612047aa899d727a4d18af";

export default node;
