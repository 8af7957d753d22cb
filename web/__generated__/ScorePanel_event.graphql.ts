/**
 * @generated SignedSource<<a0cabf513d2a7545e279fa9afe291c20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScorePanel_event$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AwardList_event">;
  readonly " $fragmentType": "ScorePanel_event";
};
export type ScorePanel_event$key = {
  readonly " $data"?: ScorePanel_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScorePanel_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScorePanel_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AwardList_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1f67764d4db716496be6623428abac10";

export default node;
