/**
 * @generated SignedSource<<eda0f2d8c6690773f3a5ca0a7ce01287>>
 * @relayHash ff419d9ed10048f4176527acd66d80db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67321b0881abadace7434b9ba1b6274b6d0401a46073a133e2e6072ac8fd03d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCollegesLiveQuery$variables = Record<PropertyKey, never>;
export type useCollegesLiveQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CollegeChart_query">;
};
export type useCollegesLiveQuery = {
  response: useCollegesLiveQuery$data;
  variables: useCollegesLiveQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCollegesLiveQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CollegeChart_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCollegesLiveQuery",
    "selections": [
      {
        "alias": "firstColleges",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          }
        ],
        "concreteType": "CollegeRankingConnection",
        "kind": "LinkedField",
        "name": "collegeRankings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CollegeRankingEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CollegeRanking",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "college",
                    "storageKey": null
                  },
                  {
                    "alias": null,
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
        ],
        "storageKey": "collegeRankings(first:10)"
      }
    ]
  },
  "params": {
    "id": "67321b0881abadace7434b9ba1b6274b6d0401a46073a133e2e6072ac8fd03d9",
    "metadata": {},
    "name": "useCollegesLiveQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ebd60105fcee27430da623cdc38cbf7f";

export default node;
