/**
 * @generated SignedSource<<397ff725dbd3b80b218a957927bce717>>
 * @relayHash a8cf300f05abf719072022f830d3fe46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04aeacb6361ce6f3719642aab4ad22289ae78ab259dc5edb3d6ad6343f93255b

import type { ConcreteRequest } from 'relay-runtime';
export type MarkNoticesReadInput = {
  noticeIds?: ReadonlyArray<string> | null;
};
export type useMarkReadMutation$variables = {
  input: MarkNoticesReadInput;
};
export type useMarkReadMutation$data = {
  readonly markNoticesRead: {
    readonly unreadNotices: number;
  };
};
export type useMarkReadMutation = {
  response: useMarkReadMutation$data;
  variables: useMarkReadMutation$variables;
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
    "name": "useMarkReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "04aeacb6361ce6f3719642aab4ad22289ae78ab259dc5edb3d6ad6343f93255b",
    "metadata": {},
    "name": "useMarkReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76095c6a275e1f5927a03b005547fff7";

export default node;
