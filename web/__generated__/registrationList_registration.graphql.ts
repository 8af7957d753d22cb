/**
 * @generated SignedSource<<28a7f0227e315995f4a69a73c8fda5c7>>
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
  readonly college: string;
  readonly createdAt: string;
  readonly email: string | null;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly specialRequirements: string | null;
  readonly state: SeatState;
  readonly userId: string;
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

(node as any).hash = "d8efba1e450a6d96f63191b95c95b24f";

export default node;
