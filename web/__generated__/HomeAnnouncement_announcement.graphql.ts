/**
 * @generated SignedSource<<7277a19b4d4f6d34d549a09f3aff4e3a>>
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

(node as any).hash = "7a9170436840380d4e554f6373a92390";

export default node;
