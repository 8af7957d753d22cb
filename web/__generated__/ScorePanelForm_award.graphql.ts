/**
 * @generated SignedSource<<ba67724984cff89c8768986b7d315937>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScorePanelForm_award$data = {
  readonly isCorrected: boolean;
  readonly " $fragmentType": "ScorePanelForm_award";
};
export type ScorePanelForm_award$key = {
  readonly " $data"?: ScorePanelForm_award$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScorePanelForm_award">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScorePanelForm_award",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCorrected",
      "storageKey": null
    }
  ],
  "type": "Award",
  "abstractKey": null
};

(node as any).hash = "8275e73cd9e5e8be16b33b313bea34c4";

export default node;
