/**
 * @generated SignedSource<<828f80e25890314159121049503f4b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaces_event$data = {
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly id: string;
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

(node as any).hash = "e4269c3c916a97251dfab7ea82cbbc0b";

export default node;
