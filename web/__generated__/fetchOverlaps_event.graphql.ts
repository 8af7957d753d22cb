/**
 * @generated SignedSource<<2074bf93de47212bd3a37fadb480bed0>>
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

(node as any).hash = "b6fbdb4ff3dbaf50750991d2642d9408";

export default node;
