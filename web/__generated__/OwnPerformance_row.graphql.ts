/**
 * @generated SignedSource<<f49822bcf03a245715a38577507c6836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnPerformance_row$data = {
  readonly achievements: ReadonlyArray<string>;
  readonly awards: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly effectivePoints: number;
        readonly id: string;
        readonly isForAttendance: boolean;
        readonly note: string | null;
      };
    }>;
  };
  readonly lastUpdated: string;
  readonly score: number;
  readonly " $fragmentType": "OwnPerformance_row";
};
export type OwnPerformance_row$key = {
  readonly " $data"?: OwnPerformance_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnPerformance_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnPerformance_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "achievements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUpdated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "AwardConnection",
      "kind": "LinkedField",
      "name": "awards",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AwardEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Award",
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
                  "name": "effectivePoints",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "note",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isForAttendance",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "awards(first:5)"
    }
  ],
  "type": "LeaderboardRow",
  "abstractKey": null
};

(node as any).hash = "48a45dfd80c65ce0635672319ace9891";

export default node;
