/**
 * @generated SignedSource<<1164bb59b564b04186697950e73a641b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type StopHelpingDialog_event$data = {
  readonly id: string;
  readonly localLanguage: Language | null;
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
      "name": "localLanguage",
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

(node as any).hash = "329997c323d4ceba2b6e0f5be8d7c308";

export default node;
