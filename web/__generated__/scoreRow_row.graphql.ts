/**
 * @generated SignedSource<<3a32828260ca930deb92cc6fa0cd3089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type scoreRow_row$data = {
  readonly achievements: ReadonlyArray<string>;
  readonly college: string;
  readonly id: string;
  readonly reachedAt: string;
  readonly score: number;
  readonly userId: string;
  readonly userName: string;
  readonly " $fragmentType": "scoreRow_row";
};
export type scoreRow_row$key = {
  readonly " $data"?: scoreRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"scoreRow_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "scoreRow_row"
};

(node as any).hash = "8049a88856355c30dd1785d8e39decaf";

export default node;
