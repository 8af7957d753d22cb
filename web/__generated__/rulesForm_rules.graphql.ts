/**
 * @generated SignedSource<<5bd2cbc9f043f2be67ebb46fcb7d3171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rulesForm_rules$data = {
  readonly cancelUntil: string | null;
  readonly closesAt: string | null;
  readonly colleges: ReadonlyArray<string>;
  readonly mostPerCollege: number | null;
  readonly needsApproval: boolean;
  readonly opensAt: string | null;
  readonly refuseOverlaps: boolean;
  readonly " $fragmentType": "rulesForm_rules";
};
export type rulesForm_rules$key = {
  readonly " $data"?: rulesForm_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"rulesForm_rules">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rulesForm_rules"
};

(node as any).hash = "9dcba4e196345450e74dd692926425e2";

export default node;
