/**
 * @generated SignedSource<<b2d0533a9f8d49689f702ba4d533130c>>
 * @relayHash e622e06fb843ee2528c01f67b5f1d0af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01eaa0ee47e28a181556990a8b04d0cb04d1e32b3de3caac112af127b8fc6d11

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type preferencesQuery$variables = Record<PropertyKey, never>;
export type preferencesQuery$data = {
  readonly viewer: {
    readonly settings: {
      readonly language: Language;
      readonly theme: Theme;
    } | null;
  } | null;
};
export type preferencesQuery = {
  response: preferencesQuery$data;
  variables: preferencesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "UserSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "theme",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "preferencesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "preferencesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "01eaa0ee47e28a181556990a8b04d0cb04d1e32b3de3caac112af127b8fc6d11",
    "metadata": {},
    "name": "preferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa06e33ac80caaff616ce77bc8c549f6";

export default node;
