/**
 * @generated SignedSource<<3089be2cf51fd71cc555c70f4422f12f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type readQuestions_question$data = {
  readonly help: string | null;
  readonly id: string;
  readonly isRequired: boolean;
  readonly kind: QuestionKind;
  readonly label: string;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentType": "readQuestions_question";
};
export type readQuestions_question$key = {
  readonly " $data"?: readQuestions_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"readQuestions_question">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readQuestions_question"
};

(node as any).hash = "0141e8c8427053db04439f5cafb81496";

export default node;
