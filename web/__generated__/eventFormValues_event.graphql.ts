/**
 * @generated SignedSource<<3420d04762f584dd604686c7f5a8021e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type eventFormValues_event$data = {
  readonly attendancePoints: number | null;
  readonly capacity: number;
  readonly date: string;
  readonly description: string;
  readonly endsAt: string | null;
  readonly hasWaitlist: boolean;
  readonly image: string | null;
  readonly location: string;
  readonly questions: ReadonlyArray<{
    readonly help: string | null;
    readonly id: string;
    readonly isRequired: boolean;
    readonly kind: QuestionKind;
    readonly label: string;
    readonly options: ReadonlyArray<string>;
  }>;
  readonly registrationRules: {
    readonly " $fragmentSpreads": FragmentRefs<"rulesForm_rules">;
  };
  readonly remindBefore: ReadonlyArray<number>;
  readonly selfCheckIn: boolean;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
  readonly walkIns: boolean;
  readonly " $fragmentType": "eventFormValues_event";
};
export type eventFormValues_event$key = {
  readonly " $data"?: eventFormValues_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventFormValues_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "eventFormValues_event"
};

(node as any).hash = "53ce6488a14210513dc50a0ba51aa1bf";

export default node;
