/**
 * @generated SignedSource<<d89bf7a2ff2c5411413b9ca2b3454d7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeDoor_event$data = {
  readonly date: string;
  readonly id: string;
  readonly location: string;
  readonly title: string;
  readonly " $fragmentType": "HomeDoor_event";
};
export type HomeDoor_event$key = {
  readonly " $data"?: HomeDoor_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeDoor_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeDoor_event",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "8329e198a10a2531a5ec3cb28360b3d6";

export default node;
