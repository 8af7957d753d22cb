/**
 * @generated SignedSource<<cb5e30b1936d8c167d1fb1172808375d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopBoard_home$data = {
  readonly topPerformers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"HomeTopBoard_performer">;
  }> | null;
  readonly " $fragmentType": "HomeTopBoard_home";
};
export type HomeTopBoard_home$key = {
  readonly " $data"?: HomeTopBoard_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopBoard_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeTopBoard_home",
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
          "kind": "InlineDataFragmentSpread",
          "name": "HomeTopBoard_performer",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "99839e6bb66b96cd46a0d389fb20f317";

export default node;
