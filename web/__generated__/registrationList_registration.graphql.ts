/**
 * @generated SignedSource<<6a63e66263b1955266ed6ae18826d54f>>
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

(node as any).hash = "cb6af0051babd8529b5446dd7ff8358d";

export default node;
