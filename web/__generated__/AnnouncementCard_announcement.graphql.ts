/**
 * @generated SignedSource<<a0271443dda0b8f569b68b911de326d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementCard_announcement$data = {
  readonly content: string;
  readonly createdAt: string;
  readonly creatorName: string;
  readonly isPublished: boolean;
  readonly priority: AnnouncementPriority;
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
      "name": "isPublished",
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

(node as any).hash = "53a23b51488a6bf295e84f6c37df0b9a";

export default node;
