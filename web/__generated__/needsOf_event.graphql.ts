/**
 * @generated SignedSource<<d5eb52ee5c3b251ce6f2e4203eaca74f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type needsOf_event$data = {
  readonly approval: EventApproval;
  readonly cancelledAt: string | null;
  readonly capacity: number;
  readonly date: string;
  readonly endsAt: string | null;
  readonly registeredCount: number;
  readonly requestCount: number | null;
  readonly viewerCanKeepDoor: boolean;
  readonly waitlistCount: number;
  readonly " $fragmentType": "needsOf_event";
};
export type needsOf_event$key = {
  readonly " $data"?: needsOf_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"needsOf_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "needsOf_event"
};

(node as any).hash = "ebcef72e16037567cde6fcbc50691efd";

export default node;
