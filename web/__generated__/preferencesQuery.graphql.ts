/**
 * @generated SignedSource<<674ccf748e42bfd0df15f55e74927e56>>
 * @relayHash d21465cdd789573dc91d4073c8f0131d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3aad2860c0d19b7d7d87290eff8f9e46e529a2a87fe556cb759a3461d527851

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type preferencesQuery$variables = Record<PropertyKey, never>;
export type preferencesQuery$data = {
  readonly viewer: {
    readonly settings: {
      readonly language: Language;
      readonly theme: Theme;
      readonly themeChosen: boolean;
      readonly timeZone: string;
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
      "name": "themeChosen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
    "id": "b3aad2860c0d19b7d7d87290eff8f9e46e529a2a87fe556cb759a3461d527851",
    "metadata": {},
    "name": "preferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f079dfbdee9b6a1433d3a481e81698a";

export default node;
