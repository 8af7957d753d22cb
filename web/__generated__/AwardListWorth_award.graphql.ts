/**
 * @generated SignedSource<<fe3dc8bda63f92b77a8720a16101b674>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AwardListWorth_award$data = {
  readonly achievements: ReadonlyArray<string>;
  readonly effectiveAchievements: ReadonlyArray<string>;
  readonly effectivePoints: number;
  readonly points: number;
  readonly " $fragmentType": "AwardListWorth_award";
};
export type AwardListWorth_award$key = {
  readonly " $data"?: AwardListWorth_award$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwardListWorth_award">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwardListWorth_award",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
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
      "name": "effectivePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effectiveAchievements",
      "storageKey": null
    }
  ],
  "type": "Award",
  "abstractKey": null
};

(node as any).hash = "601be37035576fe3b85f4bda0a6e83cd";

export default node;
