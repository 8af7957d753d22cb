/**
 * @generated SignedSource<<f4115b27378bebb706986ccbd2c489cc>>
 * @relayHash 9ddb8dac857856392583055a8567cf99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92f09b8e0eea77ad07a761ff16fef6ef89f8586600ff3b8149b90e57466db7cb

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
export type LoginWithGoogleInput = {
  college?: string | null;
  idToken: string;
};
export type useLoginWithGoogleMutation$variables = {
  input: LoginWithGoogleInput;
};
export type useLoginWithGoogleMutation$data = {
  readonly loginWithGoogle: {
    readonly googleProfile: {
      readonly email: string;
      readonly firstName: string;
    } | null;
    readonly token: string | null;
    readonly user: {
      readonly firstName: string;
      readonly id: string;
      readonly name: string;
      readonly photo: string | null;
      readonly role: Role;
    } | null;
  };
};
export type useLoginWithGoogleMutation = {
  response: useLoginWithGoogleMutation$data;
  variables: useLoginWithGoogleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LoginWithGooglePayload",
    "kind": "LinkedField",
    "name": "loginWithGoogle",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GoogleProfile",
        "kind": "LinkedField",
        "name": "googleProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
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
          (v1/*:: as any*/),
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
    "name": "useLoginWithGoogleMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginWithGoogleMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "92f09b8e0eea77ad07a761ff16fef6ef89f8586600ff3b8149b90e57466db7cb",
    "metadata": {},
    "name": "useLoginWithGoogleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd9c9ad33f70e0ca5340c91d726c98b1";

export default node;
