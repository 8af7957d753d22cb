/**
 * @generated SignedSource<<99fac987f254446121c42fbac6a3d54d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_event$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HowItWent_event" | "KeepEvent_event" | "useRegistration_event">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRegistration_event"
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1fb5eff003b7574be8bae777cdf6cd8b";

export default node;
