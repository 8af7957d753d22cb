/**
 * @generated SignedSource<<2bbfeb55ffa29fdbf2fc61987e133530>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type fetchOverlaps_event$data = {
  readonly viewerOverlaps: ReadonlyArray<{
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly localLanguage: Language | null;
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

(node as any).hash = "f776ccc47ab275b28e986a85ad873563";

export default node;
