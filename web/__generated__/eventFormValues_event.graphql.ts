/**
 * @generated SignedSource<<fb8325f6af50f450be4c9ff7af04d195>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type eventFormValues_event$data = {
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
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
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

(node as any).hash = "2df424790e2e77772ef8cf322c29f8ff";

export default node;
