/**
 * @generated SignedSource<<4a86213416ddc0f30a9c331b30bbefa4>>
 * @relayHash 33414208b6942b4837ec7a26365bf930
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5c1a8be8ee48945590bb93b5746f892a276ab3ea0f426720102b1f999b6499f

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribePushInput = {
  endpoint: string;
};
export type pushUnsubscribeMutation$variables = {
  input: UnsubscribePushInput;
};
export type pushUnsubscribeMutation$data = {
  readonly unsubscribePush: {
    readonly browsers: number;
  };
};
export type pushUnsubscribeMutation = {
  response: pushUnsubscribeMutation$data;
  variables: pushUnsubscribeMutation$variables;
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
    "concreteType": "UnsubscribePushPayload",
    "kind": "LinkedField",
    "name": "unsubscribePush",
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
    "name": "pushUnsubscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushUnsubscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5c1a8be8ee48945590bb93b5746f892a276ab3ea0f426720102b1f999b6499f",
    "metadata": {},
    "name": "pushUnsubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6fd84f2fa845b8450732ed5f550a654";

export default node;
