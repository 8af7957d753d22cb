/**
 * @generated SignedSource<<a9f5b3d15ba81e556a60d8d96a79d8f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopBoard_performer$data = {
  readonly eventCount: number;
  readonly id: string;
  readonly reachedAt: string;
  readonly score: number;
  readonly userId: string;
  readonly userName: string;
  readonly " $fragmentType": "HomeTopBoard_performer";
};
export type HomeTopBoard_performer$key = {
  readonly " $data"?: HomeTopBoard_performer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopBoard_performer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HomeTopBoard_performer"
};

(node as any).hash = "3cdb6eaa7e8db0e8e8776e9471d65548";

export default node;
