/**
 * @generated SignedSource<<ffe27a491ccfd667b43e5588dd48cab7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type HomeAnnouncement_announcement$data = {
  readonly content: string;
  readonly creatorName: string;
  readonly localLanguage: Language | null;
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
      "name": "localLanguage",
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

(node as any).hash = "c25b41086e6264b153f7ec09de14173b";

export default node;
