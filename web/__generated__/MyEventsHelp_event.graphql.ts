/**
 * @generated SignedSource<<d270eb76a3366d2afde34dfadf956506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsHelp_event$data = {
  readonly approval: EventApproval;
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly endsAt: string | null;
  readonly rejectionReason: string | null;
  readonly viewerRoles: ReadonlyArray<StaffRole>;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
  readonly " $fragmentType": "MyEventsHelp_event";
};
export type MyEventsHelp_event$key = {
  readonly " $data"?: MyEventsHelp_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsHelp_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsHelp_event",
  "selections": [
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
      "name": "viewerRoles",
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

(node as any).hash = "e1cf2b645907e6e11f004706eece49bf";

export default node;
