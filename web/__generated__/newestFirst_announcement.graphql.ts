/**
 * @generated SignedSource<<3705c2df7376110738069e54415b56c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newestFirst_announcement$data = {
  readonly createdAt: string;
  readonly id: string;
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

(node as any).hash = "fe5b9e1e9b71c1b4d16d252cf1028dd7";

export default node;
