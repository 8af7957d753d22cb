/**
 * @generated SignedSource<<627e6552868c8f0e1d248cc445f77053>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventImage_event$data = {
  readonly id: string;
  readonly image: string | null;
  readonly imageSmall: string | null;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "EventImage_event";
};
export type EventImage_event$key = {
  readonly " $data"?: EventImage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventImage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventImage_event",
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
      "name": "image",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageSmall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "283a511c79f96900af3f2c7f419b8ad4";

export default node;
