/**
 * @generated SignedSource<<7feeb8ce5e7207551b26556343c78e75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type AnnouncementState = "DRAFT" | "ENDED" | "PUBLISHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementCard_announcement$data = {
  readonly content: string;
  readonly creatorName: string;
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
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

(node as any).hash = "4dcddf13687f2057f94e25d5c23d5aac";

export default node;
