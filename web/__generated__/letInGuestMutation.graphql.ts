/**
 * @generated SignedSource<<6190ede4c33c89ed9afab2cb56bd36a5>>
 * @relayHash 12b4652395afeb9f0658c29429c59846
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b581a304d9a1c754aeafdd63d67f13c520b90d58092f87311d550601c3cfd2a5

import type { ConcreteRequest } from 'relay-runtime';
export type AddGuestInput = {
  another?: boolean | null;
  door?: string | null;
  eventId: string;
  id?: string | null;
  name: string;
  raiseCapacity?: boolean | null;
};
export type letInGuestMutation$variables = {
  input: AddGuestInput;
};
export type letInGuestMutation$data = {
  readonly addGuest: {
    readonly guest: {
      readonly at: string | null;
      readonly by: string | null;
      readonly door: string | null;
      readonly name: string;
      readonly scanId: string;
    };
  };
};
export type letInGuestMutation = {
  response: letInGuestMutation$data;
  variables: letInGuestMutation$variables;
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
    "concreteType": "AddGuestPayload",
    "kind": "LinkedField",
    "name": "addGuest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Guest",
        "kind": "LinkedField",
        "name": "guest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scanId",
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
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "by",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "door",
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
    "name": "letInGuestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "letInGuestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b581a304d9a1c754aeafdd63d67f13c520b90d58092f87311d550601c3cfd2a5",
    "metadata": {},
    "name": "letInGuestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f94508b1cf6ec1f1b820a6ba9733818";

export default node;
