/**
 * @generated SignedSource<<8f4bacbcec3075f3ea4a8930f083c331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type eventFormValues_event$data = {
  readonly attendancePoints: number | null;
  readonly capacity: number;
  readonly date: string;
  readonly endsAt: string | null;
  readonly image: string | null;
  readonly imageDescription: string | null;
  readonly language: Language | null;
  readonly location: string;
  readonly mainDescription: string;
  readonly mainTitle: string;
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
  readonly translations: ReadonlyArray<{
    readonly description: string;
    readonly language: Language;
    readonly title: string;
  }>;
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

(node as any).hash = "566f355df9cfe607cd1323b96305bee5";

export default node;
