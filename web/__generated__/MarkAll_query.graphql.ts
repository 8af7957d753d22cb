/**
 * @generated SignedSource<<b23cca387742661ea9f93b0611249588>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkAll_query$data = {
  readonly unreadNotices: number;
  readonly " $fragmentType": "MarkAll_query";
};
export type MarkAll_query$key = {
  readonly " $data"?: MarkAll_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkAll_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkAll_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNotices",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "59adea43abef99f14e9e6cb9d3d9154b";

export default node;
