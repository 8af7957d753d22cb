/**
 * @generated SignedSource<<6acbc2d900c491c4b0c52b39a38fa5df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementControls_announcement$data = {
  readonly id: string;
  readonly isPublished: boolean;
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

(node as any).hash = "abde9dd359824337982dcc32daf26342";

export default node;
