/**
 * @generated SignedSource<<101983d004cc300bf8daabddfbc7dcb4>>
 * @relayHash d1d2ca79d863a43403900c738bdb7693
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 184e1dc901624da8c70e5db0872f4de8e3169e5043f4605bbbede5f637fb3194

import type { ConcreteRequest } from 'relay-runtime';
export type MarkNoticesReadInput = {
  noticeIds?: ReadonlyArray<string> | null;
};
export type pushMarkReadMutation$variables = {
  input: MarkNoticesReadInput;
};
export type pushMarkReadMutation$data = {
  readonly markNoticesRead: {
    readonly read: number;
  };
};
export type pushMarkReadMutation = {
  response: pushMarkReadMutation$data;
  variables: pushMarkReadMutation$variables;
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
    "concreteType": "MarkNoticesReadPayload",
    "kind": "LinkedField",
    "name": "markNoticesRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "read",
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
    "name": "pushMarkReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMarkReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "184e1dc901624da8c70e5db0872f4de8e3169e5043f4605bbbede5f637fb3194",
    "metadata": {},
    "name": "pushMarkReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b94713b0e2738e3be986c818b5c3d22b";

export default node;
