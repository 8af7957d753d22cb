/**
 * @generated SignedSource<<d86824dae60c6d2366da43583a03b266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventDetail_event$data = {
  readonly date: string;
  readonly description: string;
  readonly id: string;
  readonly organizerName: string;
  readonly registeredCount: number;
  readonly title: string;
  readonly viewerCanSeeContacts: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EventActions_event" | "EventAnnouncements_event" | "EventFacts_event" | "EventImage_event" | "RegistrationPanel_event">;
  readonly " $fragmentType": "EventDetail_event";
};
export type EventDetail_event$key = {
  readonly " $data"?: EventDetail_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventDetail_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventDetail_event",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
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
      "name": "EventImage_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventActions_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventFacts_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationPanel_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventAnnouncements_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "354fe0671a55bc73c6c91902b0e702d3";

export default node;
