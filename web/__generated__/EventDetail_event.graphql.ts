/**
 * @generated SignedSource<<bfe6ed711fc63c82fa315c28a820e42e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type EventDetail_event$data = {
  readonly approval: EventApproval;
  readonly cancellationReason: string | null;
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly description: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly imageDescription: string | null;
  readonly languages: ReadonlyArray<Language>;
  readonly organizerName: string;
  readonly registeredCount: number;
  readonly series: {
    readonly totalCount: number;
  } | null;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly viewerRoles: ReadonlyArray<StaffRole>;
  readonly " $fragmentSpreads": FragmentRefs<"EventAnnouncements_event" | "EventApproval_event" | "EventFacts_event" | "EventImage_event" | "EventPlaces_event" | "RegistrationPanel_event" | "useLiveSeats_event">;
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": "description",
      "args": null,
      "kind": "ScalarField",
      "name": "localDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
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
      "name": "viewerRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approval",
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
      "name": "cancellationReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "EventConnection",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "series(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLiveSeats_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventPlaces_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventApproval_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventImage_event"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageDescription",
      "storageKey": null
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

(node as any).hash = "a4da5d457d24b7d7971ab9624858a6ed";

export default node;
