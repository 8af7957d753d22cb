/**
 * @generated SignedSource<<21b28e6592420ce668b9fac367196d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationState = "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_event$data = {
  readonly capacity: number;
  readonly date: string;
  readonly id: string;
  readonly registeredCount: number;
  readonly viewerCanJoinWaitlist: boolean;
  readonly viewerRegistrationState: RegistrationState;
  readonly viewerWaitlistPosition: number | null;
  readonly waitlistCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRegistrationDialog_event" | "HowItWent_event" | "KeepEvent_event" | "RegistrationDialog_event">;
  readonly " $fragmentType": "RegistrationPanel_event";
};
export type RegistrationPanel_event$key = {
  readonly " $data"?: RegistrationPanel_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_event",
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
      "name": "waitlistCount",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanJoinWaitlist",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HowItWent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeepEvent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelRegistrationDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "b1de5653c38649554d71f52acaa28437";

export default node;
