/**
 * @generated SignedSource<<5e45ff89c81acbdd3688a483bc5d55b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaces_event$data = {
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

(node as any).hash = "3abe8333e3771652e0abd3a6d69afa0d";

export default node;
