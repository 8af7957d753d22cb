/**
 * @generated SignedSource<<03d9cd51bc6dda90af70c0d8d8939503>>
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
      "alias": "title",
      "args": null,
      "kind": "ScalarField",
      "name": "localTitle",
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

(node as any).hash = "8f124c36db1331321b976bae339c8915";

export default node;
