/**
 * @generated SignedSource<<bdad6f0d53ebcadf1a1287e22994f104>>
 * @relayHash c3283f2734276824b3a560e2dd3914e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70fe788ddbac4ac32ca5ca02b2e6f790650a89f7528deb472d812fdfd4702ee1

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
export type renewalSessionMutation$variables = Record<PropertyKey, never>;
export type renewalSessionMutation$data = {
  readonly renewSession: {
    readonly token: string;
    readonly user: {
      readonly firstName: string;
      readonly id: string;
      readonly name: string;
      readonly photo: string | null;
      readonly role: Role;
    };
  };
};
export type renewalSessionMutation = {
  response: renewalSessionMutation$data;
  variables: renewalSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RenewSessionPayload",
    "kind": "LinkedField",
    "name": "renewSession",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "renewalSessionMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renewalSessionMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "70fe788ddbac4ac32ca5ca02b2e6f790650a89f7528deb472d812fdfd4702ee1",
    "metadata": {},
    "name": "renewalSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "122180dc93391885acaeeea337a49d71";

export default node;
