/**
 * @generated SignedSource<<a7afb29d50ebc06c4f0bede0c19fce99>>
 * @relayHash f12a023778f0647e77a26f601853909a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc2877355a6e124b0ad5e8aa2f1de4669b99b62de73b7c3ed14e8041b676074a

import type { ConcreteRequest } from 'relay-runtime';
export type SubscribePushInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type pushSubscribeMutation$variables = {
  input: SubscribePushInput;
};
export type pushSubscribeMutation$data = {
  readonly subscribePush: {
    readonly browsers: number;
  };
};
export type pushSubscribeMutation = {
  response: pushSubscribeMutation$data;
  variables: pushSubscribeMutation$variables;
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
    "concreteType": "SubscribePushPayload",
    "kind": "LinkedField",
    "name": "subscribePush",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "browsers",
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
    "name": "pushSubscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushSubscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc2877355a6e124b0ad5e8aa2f1de4669b99b62de73b7c3ed14e8041b676074a",
    "metadata": {},
    "name": "pushSubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a5bba944b5937c76138bf3b559a3ed3";

export default node;
