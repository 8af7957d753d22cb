/**
 * @generated SignedSource<<5ac279f26c5491162b71d74c460c3650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventPlaces_event$data = {
  readonly cancelledAt: string | null;
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
      "name": "cancelledAt",
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

(node as any).hash = "db05ee858cfad0a9fb0168156b76c937";

export default node;
