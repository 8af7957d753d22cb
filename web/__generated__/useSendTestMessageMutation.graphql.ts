/**
 * @generated SignedSource<<443cf92e663ff4c43b72142c0484b07d>>
 * @relayHash e5c0f6b2b3887c66969b20cad0a44e63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 341885e309d99a7a99da05c051a66f36d548ec757ff5ae625fe4b79ad0de4ace

import type { ConcreteRequest } from 'relay-runtime';
export type SendTestMessageInput = {
  smtpPassword: string;
  smtpPort: number;
  smtpServer: string;
  smtpUsername: string;
  systemEmailAddress: string;
};
export type useSendTestMessageMutation$variables = {
  input: SendTestMessageInput;
};
export type useSendTestMessageMutation$data = {
  readonly sendTestMessage: {
    readonly accepted: boolean;
    readonly answer: string;
    readonly to: string;
  };
};
export type useSendTestMessageMutation = {
  response: useSendTestMessageMutation$data;
  variables: useSendTestMessageMutation$variables;
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
    "concreteType": "SendTestMessagePayload",
    "kind": "LinkedField",
    "name": "sendTestMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accepted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "answer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
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
    "name": "useSendTestMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTestMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "341885e309d99a7a99da05c051a66f36d548ec757ff5ae625fe4b79ad0de4ace",
    "metadata": {},
    "name": "useSendTestMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a88a0c88d349ebdcf28441d2bfe33891";

export default node;
