/**
 * @generated SignedSource<<5b8814adf17377c6e188f8062e8154b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
import type { FragmentRefs } from "relay-runtime";
export type HomeAnnouncement_announcement$data = {
  readonly content: string;
  readonly createdAt: string;
  readonly creatorName: string;
  readonly priority: AnnouncementPriority;
  readonly title: string;
  readonly " $fragmentType": "HomeAnnouncement_announcement";
};
export type HomeAnnouncement_announcement$key = {
  readonly " $data"?: HomeAnnouncement_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeAnnouncement_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeAnnouncement_announcement",
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
      "name": "creatorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "5aa3cdf53dfdd52a439b89f7820f9b5e";

export default node;
