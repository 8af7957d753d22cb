/**
 * @generated SignedSource<<b716be0b6e73bc976904f0f34a2299c7>>
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "4b7bd391085707a864aed6b44343da3f";

export default node;
