/**
 * @generated SignedSource<<8982b3e7f838665e3e949b339d57a3e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type OwnRoles_event$data = {
  readonly viewerRoles: ReadonlyArray<StaffRole>;
  readonly " $fragmentSpreads": FragmentRefs<"StopHelpingDialog_event">;
  readonly " $fragmentType": "OwnRoles_event";
};
export type OwnRoles_event$key = {
  readonly " $data"?: OwnRoles_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRoles_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnRoles_event",
  "selections": [
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
      "name": "StopHelpingDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "69ec33d6ccf3932a476d7dfee657fd13";

export default node;
