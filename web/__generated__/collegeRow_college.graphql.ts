/**
 * @generated SignedSource<<4cf52e45d56ef53c0531df0de00c5fe3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type collegeRow_college$data = {
  readonly college: string;
  readonly eventCount: number;
  readonly id: string;
  readonly participantCount: number;
  readonly reachedAt: string;
  readonly score: number;
  readonly " $fragmentType": "collegeRow_college";
};
export type collegeRow_college$key = {
  readonly " $data"?: collegeRow_college$data;
  readonly " $fragmentSpreads": FragmentRefs<"collegeRow_college">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "collegeRow_college"
};

(node as any).hash = "44fa79de84e8ad785f46170d11504d5d";

export default node;
