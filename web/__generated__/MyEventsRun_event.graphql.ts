/**
 * @generated SignedSource<<49c0326f354d1318d969beb752ac4955>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsRun_event$data = {
  readonly approval: EventApproval;
  readonly capacity: number;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly registeredCount: number;
  readonly rejectionReason: string | null;
  readonly requestCount: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
  readonly " $fragmentType": "MyEventsRun_event";
};
export type MyEventsRun_event$key = {
  readonly " $data"?: MyEventsRun_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRun_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsRun_event",
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
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
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
      "name": "requestCount",
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
      "name": "rejectionReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyEventsRow_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "b451272e54ec42781f3fb1f2c8a35277";

export default node;
