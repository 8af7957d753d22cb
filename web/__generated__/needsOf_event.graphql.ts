/**
 * @generated SignedSource<<279bec749efde06c298e7f3d3b256634>>
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

(node as any).hash = "87524af40a0212045f933a4e8af6699f";

export default node;
