/**
 * @generated SignedSource<<0a4a1c6139c5c8cd0414b59d749ea5c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type participantList_registration$data = {
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

(node as any).hash = "9955cf7c2d8f0ac5d7a5aa25276ecb47";

export default node;
