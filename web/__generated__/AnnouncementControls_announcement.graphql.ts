/**
 * @generated SignedSource<<220e7e99be398c5b7e871db5b097bd32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementAudience = "COLLEGE" | "EVERYBODY" | "LINE" | "ORGANIZERS" | "SEATS";
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type AnnouncementState = "DRAFT" | "ENDED" | "PUBLISHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementControls_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly event: {
    readonly id: string;
  } | null;
  readonly id: string;
  readonly isPublished: boolean;
  readonly priority: AnnouncementPriority;
  readonly since: string;
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
  "name": "priority",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "announcementFormValues_announcement",
      "selections": [
        {
          "alias": "mainTitle",
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": "mainContent",
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnnouncementTranslation",
          "kind": "LinkedField",
          "name": "translations",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/),
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
        (v3/*:: as any*/),
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
            {
              "alias": "title",
              "args": null,
              "kind": "ScalarField",
              "name": "localTitle",
              "storageKey": null
            }
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

(node as any).hash = "6bbec252de262b16e435320752645c01";

export default node;
