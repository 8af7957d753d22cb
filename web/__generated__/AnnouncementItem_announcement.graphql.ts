/**
 * @generated SignedSource<<9dfd169e43ce1c96d45246c201ae38e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementAudience = "COLLEGE" | "EVERYBODY" | "LINE" | "ORGANIZERS" | "SEATS";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementItem_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly college: string | null;
  readonly event: {
    readonly id: string;
    readonly localLanguage: Language | null;
    readonly title: string;
  } | null;
  readonly viewerCanManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementCard_announcement" | "AnnouncementControls_announcement">;
  readonly " $fragmentType": "AnnouncementItem_announcement";
};
export type AnnouncementItem_announcement$key = {
  readonly " $data"?: AnnouncementItem_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementItem_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementItem_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementCard_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementControls_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "2003cae22fe20089e64649213c283742";

export default node;
