/**
 * @generated SignedSource<<00b3a9b13f276eaaf1dd761159ae00ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type eventFormValues_event$data = {
  readonly capacity: number;
  readonly date: string;
  readonly description: string;
  readonly hasWaitlist: boolean;
  readonly image: string | null;
  readonly location: string;
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

(node as any).hash = "3cf7cfe0f7164e5e7e98becede5d7425";

export default node;
