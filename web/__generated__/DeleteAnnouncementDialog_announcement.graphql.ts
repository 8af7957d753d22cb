/**
 * @generated SignedSource<<525e995803b0d548cb748236ad8a909a>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "533f2474d25099e6becdc7aa565ddef7";

export default node;
