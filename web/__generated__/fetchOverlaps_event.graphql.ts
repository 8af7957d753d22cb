/**
 * @generated SignedSource<<81159c15e3abe8011c45033d29f050f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchOverlaps_event$data = {
  readonly viewerOverlaps: ReadonlyArray<{
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "fetchOverlaps_event";
};
export type fetchOverlaps_event$key = {
  readonly " $data"?: fetchOverlaps_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"fetchOverlaps_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fetchOverlaps_event"
};

(node as any).hash = "9f0b21c00ad3b86b2bf7c32a70dba7cc";

export default node;
