/**
 * @generated SignedSource<<9b80bb703950d900458bef8966d67468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaysPanel_days$data = ReadonlyArray<{
  readonly count: number;
  readonly day: string;
  readonly " $fragmentType": "DaysPanel_days";
}>;
export type DaysPanel_days$key = ReadonlyArray<{
  readonly " $data"?: DaysPanel_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaysPanel_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DaysPanel_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "DayCount",
  "abstractKey": null
};

(node as any).hash = "58e3b9acd513c0b997c1a5e269cce9b8";

export default node;
