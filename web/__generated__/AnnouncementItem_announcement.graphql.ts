/**
 * @generated SignedSource<<b23d33ec5181d384dec3807c4e935d73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementItem_announcement$data = {
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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

(node as any).hash = "9ef44d67ea00e166ce567d799a96bd54";

export default node;
