/**
 * @generated SignedSource<<7388f14722ff44f22cb10a3a2dd114fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type StopHelpingDialog_event$data = {
  readonly id: string;
  readonly title: string;
  readonly viewerRoles: ReadonlyArray<StaffRole>;
  readonly " $fragmentType": "StopHelpingDialog_event";
};
export type StopHelpingDialog_event$key = {
  readonly " $data"?: StopHelpingDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"StopHelpingDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StopHelpingDialog_event",
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
      "name": "viewerRoles",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "e20881444af3c0dd14425f269101a054";

export default node;
