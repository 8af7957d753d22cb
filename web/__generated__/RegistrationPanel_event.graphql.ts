/**
 * @generated SignedSource<<75943423be3d39aa07f681431b597c6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationState = "FULL" | "NOT_ELIGIBLE" | "OPEN" | "REGISTERED" | "STARTED";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_event$data = {
  readonly capacity: number;
  readonly date: string;
  readonly registeredCount: number;
  readonly viewerRegistrationState: RegistrationState;
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
      "name": "viewerRegistrationState",
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

(node as any).hash = "ccf1a00797f258341cf188b90f5b5197";

export default node;
