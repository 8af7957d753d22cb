/**
 * @generated SignedSource<<9153185af84941079229fab3c4c75acc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsRow_event$data = {
  readonly date: string;
  readonly id: string;
  readonly location: string;
  readonly title: string;
  readonly viewerCanKeepDoor: boolean;
  readonly " $fragmentType": "MyEventsRow_event";
};
export type MyEventsRow_event$key = {
  readonly " $data"?: MyEventsRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsRow_event",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanKeepDoor",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "50fce5cbda4d6ef05ec055156564b8bc";

export default node;
