/**
 * @generated SignedSource<<172ba762c1faded216f0648aad69cbc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newestFirst_announcement$data = {
  readonly id: string;
  readonly pinned: boolean;
  readonly since: string;
  readonly " $fragmentType": "newestFirst_announcement";
};
export type newestFirst_announcement$key = {
  readonly " $data"?: newestFirst_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"newestFirst_announcement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "newestFirst_announcement"
};

(node as any).hash = "48a773cc645a64803e2bc16dacddc4c3";

export default node;
