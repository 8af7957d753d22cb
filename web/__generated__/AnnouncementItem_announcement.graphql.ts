/**
 * @generated SignedSource<<9d19eb2159302b896fe276d12ab686ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementAudience = "COLLEGE" | "EVERYBODY" | "LINE" | "ORGANIZERS" | "SEATS";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementItem_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly college: string | null;
  readonly event: {
    readonly id: string;
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

(node as any).hash = "a5bdb7a6d11a11b119d3a4012603292c";

export default node;
