/**
 * @generated SignedSource<<cc74086abc8d1397a9f597750e113102>>
 * @relayHash 0937348cc0daf7b02df7ea24e03ff6db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b9f87fb1c45f12da2a9478820a3a82f8e2cf4f88b16c73f35245ed06220ac35

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopBoardQuery$variables = Record<PropertyKey, never>;
export type HomeTopBoardQuery$data = {
  readonly home: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeTopBoard_home">;
  };
};
export type HomeTopBoardQuery = {
  response: HomeTopBoardQuery$data;
  variables: HomeTopBoardQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeTopBoardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeTopBoard_home"
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
    "name": "HomeTopBoardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TopPerformer",
            "kind": "LinkedField",
            "name": "topPerformers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eventCount",
                "storageKey": null
              },
              {
                "alias": "score",
                "args": null,
                "kind": "ScalarField",
                "name": "totalScore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reachedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1b9f87fb1c45f12da2a9478820a3a82f8e2cf4f88b16c73f35245ed06220ac35",
    "metadata": {},
    "name": "HomeTopBoardQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "1cf526a090248b69530e613a8887cab8";

export default node;
