/**
 * @generated SignedSource<<11f01d882eda3b94a63e814145cdc278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
import type { FragmentRefs } from "relay-runtime";
export type participantList_registration$data = {
  readonly answers: ReadonlyArray<{
    readonly kind: QuestionKind;
    readonly label: string;
    readonly questionId: string;
    readonly values: ReadonlyArray<string>;
  }> | null;
  readonly college: string;
  readonly createdAt: string;
  readonly email: string | null;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly specialRequirements: string | null;
  readonly " $fragmentType": "participantList_registration";
};
export type participantList_registration$key = {
  readonly " $data"?: participantList_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"participantList_registration">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "participantList_registration"
};

(node as any).hash = "03556b8d9ad1ab6f1c6b02e4e98550d7";

export default node;
