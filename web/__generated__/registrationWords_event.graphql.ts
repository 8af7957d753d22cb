/**
 * @generated SignedSource<<a27a718c71ee5a9238e6f3228298976c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RegistrationState = "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type registrationWords_event$data = {
  readonly registrationRules: {
    readonly cancelUntil: string | null;
    readonly closesAt: string | null;
    readonly colleges: ReadonlyArray<string>;
    readonly needsApproval: boolean;
    readonly opensAt: string | null;
  };
  readonly viewerCanCancel: boolean;
  readonly viewerCanJoinWaitlist: boolean;
  readonly viewerRegistrationState: RegistrationState;
  readonly viewerWaitlistPosition: number | null;
  readonly " $fragmentType": "registrationWords_event";
};
export type registrationWords_event$key = {
  readonly " $data"?: registrationWords_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"registrationWords_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "registrationWords_event"
};

(node as any).hash = "9e053a605148634b7ca9acd246308437";

export default node;
