/**
 * @generated SignedSource<<60ec351f24a9c60f98e195338b50f956>>
 * @relayHash bd5f1c416d2dbcf4fa2134b11dbf2f26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 015e6e326e977a7bee4f8a42f61f93c75ada155a25904f43776c8da6621a81d8

import type { ConcreteRequest } from 'relay-runtime';
export type renewalTimeLeftQuery$variables = Record<PropertyKey, never>;
export type renewalTimeLeftQuery$data = {
  readonly viewer: {
    readonly sessions: ReadonlyArray<{
      readonly isCurrent: boolean;
      readonly secondsLeft: number;
    }> | null;
  } | null;
};
export type renewalTimeLeftQuery = {
  response: renewalTimeLeftQuery$data;
  variables: renewalTimeLeftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondsLeft",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "renewalTimeLeftQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSession",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renewalTimeLeftQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSession",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "015e6e326e977a7bee4f8a42f61f93c75ada155a25904f43776c8da6621a81d8",
    "metadata": {},
    "name": "renewalTimeLeftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8aaecaa6c68eb646109d7393883a25f3";

export default node;
