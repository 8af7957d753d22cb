/**
 * @generated SignedSource<<b21724788813f480fd1e6a3735229148>>
 * @relayHash 33478e2d2d2484509602ecb904915d64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ccb1178239213189d07b7183c031aa4f8dcef5ec9a5f54a9441bb19da1339a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
export type UpdateUserRoleInput = {
  role: Role;
  userId: string;
};
export type useRoleChangeMutation$variables = {
  input: UpdateUserRoleInput;
};
export type useRoleChangeMutation$data = {
  readonly updateUserRole: {
    readonly user: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"UsersTableRow_user">;
    };
  };
};
export type useRoleChangeMutation = {
  response: useRoleChangeMutation$data;
  variables: useRoleChangeMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoleChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateUserRolePayload",
        "kind": "LinkedField",
        "name": "updateUserRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UsersTableRow_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoleChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateUserRolePayload",
        "kind": "LinkedField",
        "name": "updateUserRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "college",
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
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70ccb1178239213189d07b7183c031aa4f8dcef5ec9a5f54a9441bb19da1339a",
    "metadata": {},
    "name": "useRoleChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "696c41980a6dda9f26f08b3e0a0fe4e0";

export default node;
