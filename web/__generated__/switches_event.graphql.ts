/**
 * @generated SignedSource<<8ff44351b674cd323cb6e913da7372ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type switches_event$data = {
  readonly hasWaitlist: boolean;
  readonly isPublished: boolean;
  readonly selfCheckIn: boolean;
  readonly walkIns: boolean;
  readonly " $fragmentType": "switches_event";
};
export type switches_event$key = {
  readonly " $data"?: switches_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"switches_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "switches_event"
};

(node as any).hash = "ef480cd1b7fc228b8e9cd826fdc1e894";

export default node;
