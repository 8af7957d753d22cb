/**
 * @generated SignedSource<<665fbc2984f55010223fc14779dc1a7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type switches_event$data = {
  readonly hasWaitlist: boolean;
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

(node as any).hash = "05250ed2753816940773fc8dfd28e19d";

export default node;
