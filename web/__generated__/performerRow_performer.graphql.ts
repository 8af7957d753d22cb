/**
 * @generated SignedSource<<75f060601b55e036173a9cb9b9b192de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type performerRow_performer$data = {
  readonly achievements: ReadonlyArray<string>;
  readonly college: string;
  readonly eventCount: number;
  readonly id: string;
  readonly reachedAt: string;
  readonly score: number;
  readonly userId: string;
  readonly userName: string;
  readonly " $fragmentType": "performerRow_performer";
};
export type performerRow_performer$key = {
  readonly " $data"?: performerRow_performer$data;
  readonly " $fragmentSpreads": FragmentRefs<"performerRow_performer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "performerRow_performer"
};

(node as any).hash = "b457bf8e00b44ac1ec178beeab45890b";

export default node;
