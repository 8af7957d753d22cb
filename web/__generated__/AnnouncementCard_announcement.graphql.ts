/**
 * @generated SignedSource<<dad5cbdc3bbfdc97f9191aedd27ae777>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type AnnouncementState = "DRAFT" | "ENDED" | "PUBLISHED" | "SCHEDULED";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementCard_announcement$data = {
  readonly content: string;
  readonly creatorName: string;
  readonly languages: ReadonlyArray<Language>;
  readonly pinned: boolean;
  readonly priority: AnnouncementPriority;
  readonly since: string;
  readonly state: AnnouncementState;
  readonly title: string;
  readonly " $fragmentType": "AnnouncementCard_announcement";
};
export type AnnouncementCard_announcement$key = {
  readonly " $data"?: AnnouncementCard_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementCard_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementCard_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
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
      "alias": "content",
      "args": null,
      "kind": "ScalarField",
      "name": "localContent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "bba74e7ee486fe69a41bd05451e32945";

export default node;
