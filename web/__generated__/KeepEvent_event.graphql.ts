/**
 * @generated SignedSource<<839267865ce086a379db674cb31a180b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepEvent_event$data = {
  readonly id: string;
  readonly mapLink: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_event">;
  readonly " $fragmentType": "KeepEvent_event";
};
export type KeepEvent_event$key = {
  readonly " $data"?: KeepEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeepEvent_event",
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
      "name": "mapLink",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "bb4c1bab45c46aa6f7fc1be7301b4cf9";

export default node;
