/**
 * @generated SignedSource<<6048dda913adfed12039a8b8f9f2c91c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type turnoutTile_turnout$data = {
  readonly came: number;
  readonly events: number;
  readonly seats: number;
  readonly " $fragmentType": "turnoutTile_turnout";
};
export type turnoutTile_turnout$key = {
  readonly " $data"?: turnoutTile_turnout$data;
  readonly " $fragmentSpreads": FragmentRefs<"turnoutTile_turnout">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "turnoutTile_turnout"
};

(node as any).hash = "5d4d54f6f95cfe053fb136685c811ba5";

export default node;
