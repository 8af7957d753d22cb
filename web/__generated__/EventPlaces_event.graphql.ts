/**
 * @generated SignedSource<<e6571c6ff0ff6485b979a086dd53c2e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventPlaces_event$data = {
  readonly date: string;
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanKeepDoor: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly " $fragmentType": "EventPlaces_event";
};
export type EventPlaces_event$key = {
  readonly " $data"?: EventPlaces_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPlaces_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPlaces_event",
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
      "name": "date",
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

(node as any).hash = "61cdf7c5955110a0d08fd76c0092c1cb";

export default node;
