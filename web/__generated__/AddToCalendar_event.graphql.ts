/**
 * @generated SignedSource<<359af6a00a8863636e3de51bd74eb360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCalendar_event$data = {
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly location: string;
  readonly title: string;
  readonly " $fragmentType": "AddToCalendar_event";
};
export type AddToCalendar_event$key = {
  readonly " $data"?: AddToCalendar_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddToCalendar_event",
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
      "name": "location",
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
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "fb7f903369532d3edba6d3794a7df82a";

export default node;
