/**
 * @generated SignedSource<<f12b347b846e583f7b7177b54fe5a797>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementState = "DRAFT" | "ENDED" | "PUBLISHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementControls_announcement$data = {
  readonly id: string;
  readonly isPublished: boolean;
  readonly state: AnnouncementState;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAnnouncementDialog_announcement" | "announcementFormValues_announcement">;
  readonly " $fragmentType": "AnnouncementControls_announcement";
};
export type AnnouncementControls_announcement$key = {
  readonly " $data"?: AnnouncementControls_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementControls_announcement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPublished",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementControls_announcement",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "announcementFormValues_announcement",
      "selections": [
        (v2/*:: as any*/),
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pinned",
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
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAnnouncementDialog_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};
})();

(node as any).hash = "a2d9fa1d48892d808b3148a4072e8142";

export default node;
