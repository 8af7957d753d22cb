/**
 * @generated SignedSource<<830be47488781662b9b167cab086e4b0>>
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
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"switches_event">;
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

(node as any).hash = "aa8a2eb410d210768d693b044f22dca6";

export default node;
