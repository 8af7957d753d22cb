/**
 * @generated SignedSource<<0f2e57bfbee11f48da445cb008300a4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type registrationList_registration$data = {
  readonly answers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readAnswers_answer">;
  }> | null;
  readonly checkedInAt?: string | null;
  readonly college: string;
  readonly createdAt: string;
  readonly email: string | null;
  readonly id: string;
  readonly isWalkIn?: boolean | null;
  readonly name: string;
  readonly phone: string | null;
  readonly specialRequirements: string | null;
  readonly state: SeatState;
  readonly userId: string;
  readonly waitlistPosition?: number | null;
  readonly " $fragmentType": "registrationList_registration";
};
export type registrationList_registration$key = {
  readonly " $data"?: registrationList_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"registrationList_registration">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "registrationList_registration"
};

(node as any).hash = "7f0182af0cbc9e902cd517c367b01cb2";

export default node;
