/**
 * @generated SignedSource<<ab5bd01632da904a4402f53dc6f6ec25>>
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

(node as any).hash = "1c35cab5e551f06ce024fb53a8b23432";

export default node;
