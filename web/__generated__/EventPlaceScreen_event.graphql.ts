/**
 * @generated SignedSource<<f944a8daa6a52d6824e7e6ed06b1f545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventPlaceScreen_event$data = {
  readonly id: string;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EventPlaces_event" | "RegistrationsPanel_event" | "useLiveSeats_event">;
  readonly " $fragmentType": "EventPlaceScreen_event";
};
export type EventPlaceScreen_event$key = {
  readonly " $data"?: EventPlaceScreen_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPlaceScreen_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPlaceScreen_event",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeContacts",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventPlaces_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLiveSeats_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationsPanel_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "4aa0024380a164567dd65eb559ca3353";

export default node;
