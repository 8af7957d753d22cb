/**
 * @generated SignedSource<<95b9931ff7e525ae4798e5fd33072b00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeAnnouncements_home$data = {
  readonly announcements: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HomeAnnouncement_announcement">;
  }>;
  readonly " $fragmentType": "HomeAnnouncements_home";
};
export type HomeAnnouncements_home$key = {
  readonly " $data"?: HomeAnnouncements_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeAnnouncements_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeAnnouncements_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Announcement",
      "kind": "LinkedField",
      "name": "announcements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeAnnouncement_announcement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "adf5f227765b8056692dba5b1f61f539";

export default node;
