/**
 * @generated SignedSource<<a34ff9b95d5633e3e027c1c87a2970af>>
 * @relayHash f11b8b5003dbb06a0067f909c13d4b9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623a3841b031a429beeca3d39ff019b8593b2e02a3f41efb149993d4cd27fe5d

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
      readonly createdAt: string;
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
    "id": "623a3841b031a429beeca3d39ff019b8593b2e02a3f41efb149993d4cd27fe5d",
    "metadata": {},
    "name": "useLoginWithGoogleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f3f5d10ea84894ce24ef5525346d9a1";

export default node;
