/**
 * @generated SignedSource<<da881694a7f7ab3202fcf59250af0247>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollegeChart_query$data = {
  readonly firstColleges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly college: string;
        readonly id: string;
        readonly reachedAt: string;
        readonly totalScore: number;
      };
    }>;
  };
  readonly " $fragmentType": "CollegeChart_query";
};
export type CollegeChart_query$key = {
  readonly " $data"?: CollegeChart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollegeChart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollegeChart_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f7bf8fd8139b2542a03b918b3350dabc";

export default node;
