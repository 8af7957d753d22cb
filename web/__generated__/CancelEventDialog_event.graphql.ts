/**
 * @generated SignedSource<<4dc919ea1ed87b473b67bd84f2d4b266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelEventDialog_event$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "CancelEventDialog_event";
};
export type CancelEventDialog_event$key = {
  readonly " $data"?: CancelEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelEventDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelEventDialog_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d683a9bfc6ad21ef61b2f852ea24ee7c";

export default node;
