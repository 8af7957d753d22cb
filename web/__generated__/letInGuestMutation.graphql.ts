/**
 * @generated SignedSource<<4bd7e8a284d60dc358e6c25e37d80cb8>>
 * @relayHash a9c9b7ad2448930400c88d3ccb9aeb1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f429941144da68b0ae0a19beb17cdc0e38c684f5dda17da2039d7e155ae297a7

import type { ConcreteRequest } from 'relay-runtime';
export type AddGuestInput = {
  door?: string | null;
  eventId: string;
  id?: string | null;
  name: string;
};
export type letInGuestMutation$variables = {
  input: AddGuestInput;
};
export type letInGuestMutation$data = {
  readonly addGuest: {
    readonly attendance: {
      readonly expected: number;
      readonly in: number;
    };
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Attendance",
        "kind": "LinkedField",
        "name": "attendance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "in",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expected",
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
    "id": "f429941144da68b0ae0a19beb17cdc0e38c684f5dda17da2039d7e155ae297a7",
    "metadata": {},
    "name": "letInGuestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ff42efbd38afa11fdf594b2d09f4a74";

export default node;
