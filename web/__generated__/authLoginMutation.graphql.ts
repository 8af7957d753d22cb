/**
 * @generated SignedSource<<2e867bf2b6732f1895a48ae6861fc050>>
 * @relayHash c7ea7e8ac9e47765cd13db619598bd0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 700eef344c6966535d44c32e7ed2860aa8e2f57812876222ef209da98f026ca6

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
export type LoginInput = {
  email: string;
  password: string;
};
export type authLoginMutation$variables = {
  input: LoginInput;
};
export type authLoginMutation$data = {
  readonly login: {
    readonly token: string;
    readonly user: {
      readonly createdAt: string;
      readonly firstName: string;
      readonly id: string;
      readonly name: string;
      readonly photo: string | null;
      readonly role: Role;
    };
  };
};
export type authLoginMutation = {
  response: authLoginMutation$data;
  variables: authLoginMutation$variables;
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
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          }
        ],
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
    "name": "authLoginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "authLoginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "700eef344c6966535d44c32e7ed2860aa8e2f57812876222ef209da98f026ca6",
    "metadata": {},
    "name": "authLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24081efbb5f703a36dcf37fa715763b4";

export default node;
