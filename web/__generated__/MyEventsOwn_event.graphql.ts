/**
 * @generated SignedSource<<4a00c7e936eb4eee8dd2e85b4c41b5cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationState = "CANCELLED" | "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsOwn_event$data = {
  readonly id: string;
  readonly viewerRegistrationState: RegistrationState;
  readonly viewerWaitlistPosition: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
  readonly " $fragmentType": "MyEventsOwn_event";
};
export type MyEventsOwn_event$key = {
  readonly " $data"?: MyEventsOwn_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsOwn_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsOwn_event",
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
      "name": "viewerRegistrationState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerWaitlistPosition",
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

(node as any).hash = "6847a33ac219f821a9000ce826f1a8d2";

export default node;
