/**
 * @generated SignedSource<<d24379ce24bad82cf9d7edd53628fa00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type DeleteAnnouncementDialog_announcement$data = {
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly title: string;
  readonly " $fragmentType": "DeleteAnnouncementDialog_announcement";
};
export type DeleteAnnouncementDialog_announcement$key = {
  readonly " $data"?: DeleteAnnouncementDialog_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAnnouncementDialog_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAnnouncementDialog_announcement",
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
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "c4a48bac121e3c019d0897beb5a2b4d6";

export default node;
