/**
 * @generated SignedSource<<789174784c43eb6599e5e8496e525437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInsPanel_days$data = ReadonlyArray<{
  readonly count: number;
  readonly " $fragmentSpreads": FragmentRefs<"DaysPanel_days">;
  readonly " $fragmentType": "CheckInsPanel_days";
}>;
export type CheckInsPanel_days$key = ReadonlyArray<{
  readonly " $data"?: CheckInsPanel_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInsPanel_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CheckInsPanel_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DaysPanel_days"
    }
  ],
  "type": "DayCount",
  "abstractKey": null
};

(node as any).hash = "2cada615e182c824f9c7837dd1f0640a";

export default node;
