/**
 * @generated SignedSource<<32d3eb7f903507e9aaf34b0ab0b71997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type useOfflineCopies_event$data = {
  readonly approval: EventApproval;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "useOfflineCopies_event";
};
export type useOfflineCopies_event$key = {
  readonly " $data"?: useOfflineCopies_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfflineCopies_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOfflineCopies_event"
};

(node as any).hash = "6c3e863c6011a2bc68e61da016be7fad";

export default node;
