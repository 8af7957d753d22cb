/**
 * @generated SignedSource<<17ab08da0bf080caf6c987c3b86c343b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type readAnswers_answer$data = {
  readonly kind: QuestionKind;
  readonly label: string;
  readonly questionId: string;
  readonly values: ReadonlyArray<string>;
  readonly " $fragmentType": "readAnswers_answer";
};
export type readAnswers_answer$key = {
  readonly " $data"?: readAnswers_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAnswers_answer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAnswers_answer"
};

(node as any).hash = "ad0f9c8e5d552ce9b3c69f6521435d09";

export default node;
