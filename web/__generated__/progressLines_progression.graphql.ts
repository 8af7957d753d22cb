/**
 * @generated SignedSource<<b9e6ceeb5e14d1e6ad9e727dae6a076c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type progressLines_progression$data = {
  readonly row: {
    readonly id: string;
    readonly reachedAt: string;
    readonly score: number;
    readonly userName: string;
  };
  readonly steps: ReadonlyArray<{
    readonly at: string;
    readonly score: number;
  }>;
  readonly " $fragmentType": "progressLines_progression";
};
export type progressLines_progression$key = {
  readonly " $data"?: progressLines_progression$data;
  readonly " $fragmentSpreads": FragmentRefs<"progressLines_progression">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "progressLines_progression"
};

(node as any).hash = "6a0248c6e69a0b3c03d7e39aa471e280";

export default node;
