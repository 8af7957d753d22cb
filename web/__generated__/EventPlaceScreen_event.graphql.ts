/**
 * @generated SignedSource<<826c032e1e70080dbb2185c7e070b99a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type EventPlaceScreen_event$data = {
  readonly id: string;
  readonly localLanguage: Language | null;
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
      "name": "localLanguage",
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

(node as any).hash = "43142bd9487c8986e45da3a40c208f5f";

export default node;
