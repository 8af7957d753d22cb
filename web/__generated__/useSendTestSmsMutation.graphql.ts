/**
 * @generated SignedSource<<fd78cf8fd3186c993697b3f707acb2e1>>
 * @relayHash 517bcf5955b705ea23dc15d04aeeb160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aba00e136b8b571a0fe548bc6c81a8959b0a717552af9f513e32019db709f64

import type { ConcreteRequest } from 'relay-runtime';
export type SendTestSmsInput = {
  phone: string;
  smsAddress: string;
  smsTemplate: string;
  smsToken: string;
};
export type useSendTestSmsMutation$variables = {
  input: SendTestSmsInput;
};
export type useSendTestSmsMutation$data = {
  readonly sendTestSms: {
    readonly accepted: boolean;
    readonly answer: string;
  };
};
export type useSendTestSmsMutation = {
  response: useSendTestSmsMutation$data;
  variables: useSendTestSmsMutation$variables;
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
    "concreteType": "SendTestSmsPayload",
    "kind": "LinkedField",
    "name": "sendTestSms",
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
    "name": "useSendTestSmsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTestSmsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9aba00e136b8b571a0fe548bc6c81a8959b0a717552af9f513e32019db709f64",
    "metadata": {},
    "name": "useSendTestSmsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e50c21d1b6ceb178a78309f17b5076fc";

export default node;
