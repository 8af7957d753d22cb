/**
 * @generated SignedSource<<e2fb0660783a02419ff41cbfca513fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAnnouncementDialog_announcement$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "DeleteAnnouncementDialog_announcement";
};
export type DeleteAnnouncementDialog_announcement$key = {
  readonly " $data"?: DeleteAnnouncementDialog_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAnnouncementDialog_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAnnouncementDialog_announcement",
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
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "af0bc13e0f6d4e49f2a5433aaf52c779";

export default node;
