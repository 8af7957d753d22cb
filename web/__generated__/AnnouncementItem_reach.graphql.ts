/**
 * @generated SignedSource<<c5ef95acb250f7440420e31877332d45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementItem_reach$data = {
  readonly audienceCount: number | null;
  readonly seenCount: number | null;
  readonly viewerHasUnread: boolean;
  readonly " $fragmentType": "AnnouncementItem_reach";
};
export type AnnouncementItem_reach$key = {
  readonly " $data"?: AnnouncementItem_reach$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementItem_reach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementItem_reach",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasUnread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audienceCount",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "8785ea73b07286a1935c3b94b08911fe";

export default node;
