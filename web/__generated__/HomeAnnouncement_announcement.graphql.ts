/**
 * @generated SignedSource<<7775dd6d92e381baebdf43e90baa7e6c>>
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
  readonly creatorName: string;
  readonly priority: AnnouncementPriority;
  readonly since: string;
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
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "8e9cadbecabda07995ec776f4f0de62c";

export default node;
