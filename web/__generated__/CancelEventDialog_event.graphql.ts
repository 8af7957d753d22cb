/**
 * @generated SignedSource<<c716f7c4ee9f0ed90006c13f81fae7cf>>
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
      "alias": "title",
      "args": null,
      "kind": "ScalarField",
      "name": "localTitle",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1ca94584e9d84bc3a81a578ce79d1b48";

export default node;
