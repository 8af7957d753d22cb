/**
 * @generated SignedSource<<c31317486e827b3983e49114152a4c9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsYou_event$data = {
  readonly date: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "NeedsYou_event";
};
export type NeedsYou_event$key = {
  readonly " $data"?: NeedsYou_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsYou_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsYou_event",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d45723e699b7b1d937349f65127a8b15";

export default node;
