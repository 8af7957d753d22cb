/**
 * @generated SignedSource<<374b328ecd36f5d0a38300ce46313c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type usePlaces_event$data = {
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly selfCheckIn: boolean;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanKeepDoor: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly " $fragmentType": "usePlaces_event";
};
export type usePlaces_event$key = {
  readonly " $data"?: usePlaces_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaces_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePlaces_event"
};

(node as any).hash = "77cacae32ac53dc93d2cd1469f2b2e71";

export default node;
