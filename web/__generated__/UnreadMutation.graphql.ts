/**
 * @generated SignedSource<<08878be3ee29af1e7e56f7cd80ceb1a8>>
 * @relayHash 60c94fa062119b4909a0d3c964d43143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233c07a562280e23e86ee02e14bd08bbfaa4b05f195ad012d9ee2972c98e4b94

import type { ConcreteRequest } from 'relay-runtime';
export type MarkNoticesReadInput = {
  noticeIds?: ReadonlyArray<string> | null;
};
export type UnreadMutation$variables = {
  input: MarkNoticesReadInput;
};
export type UnreadMutation$data = {
  readonly markNoticesRead: {
    readonly unreadNotices: number;
  };
};
export type UnreadMutation = {
  response: UnreadMutation$data;
  variables: UnreadMutation$variables;
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
        "name": "unreadNotices",
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
    "name": "UnreadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnreadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "233c07a562280e23e86ee02e14bd08bbfaa4b05f195ad012d9ee2972c98e4b94",
    "metadata": {},
    "name": "UnreadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7ce9931a40a45f30d190577fed4f1b4";

export default node;
