/**
 * @generated SignedSource<<180d792b15b4b5e1eed650811f64daa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HowItWent_event$data = {
  readonly viewerScore: {
    readonly rank: number;
    readonly score: number;
  } | null;
  readonly " $fragmentType": "HowItWent_event";
};
export type HowItWent_event$key = {
  readonly " $data"?: HowItWent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowItWent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowItWent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardRow",
      "kind": "LinkedField",
      "name": "viewerScore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "0aaed9324cf94e6bc828dae4832c74bb";

export default node;
