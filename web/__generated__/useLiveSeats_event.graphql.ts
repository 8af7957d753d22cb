/**
 * @generated SignedSource<<adbac30ed6a855222df4478cc34e5377>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationState = "CANCELLED" | "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type useLiveSeats_event$data = {
  readonly requestCount: number | null;
  readonly viewerCanCancel: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly viewerRegistrationState: RegistrationState;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveSeats_seats">;
  readonly " $fragmentType": "useLiveSeats_event";
};
export type useLiveSeats_event$key = {
  readonly " $data"?: useLiveSeats_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveSeats_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLiveSeats_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRegistrationState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLiveSeats_seats"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "146e4c4aaef874155fa3422c638ae596";

export default node;
