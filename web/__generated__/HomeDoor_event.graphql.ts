/**
 * @generated SignedSource<<d82a81a388ad261e9b8952940286ef37>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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

(node as any).hash = "817ec4b82250f577d026ba6c9e6ea159";

export default node;
