/**
 * @generated SignedSource<<32a677575c165aac097b2d57607b09cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type EventDetail_event$data = {
  readonly approval: EventApproval;
  readonly date: string;
  readonly description: string;
  readonly id: string;
  readonly organizerName: string;
  readonly registeredCount: number;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly waitlistCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionButtons_event" | "EventActions_event" | "EventAnnouncements_event" | "EventApproval_event" | "EventFacts_event" | "EventImage_event" | "RegistrationPanel_event" | "useLiveSeats_event">;
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
      "name": "waitlistCount",
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
      "name": "approval",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLiveSeats_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventApproval_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionButtons_event"
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

(node as any).hash = "fc342e4a2acb2abd1276e2896dc9b257";

export default node;
