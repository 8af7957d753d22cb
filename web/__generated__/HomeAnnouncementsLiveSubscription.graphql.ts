/**
 * @generated SignedSource<<e062afaa4b384060ed24ab9613d0f04f>>
 * @relayHash 858311b5c63b3603153e61e79a336f9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad251b61ede21b8cace92913058a20c4f7764c0a6f0d5b508e6f888e2b25f2ba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeAnnouncementsLiveSubscription$variables = Record<PropertyKey, never>;
export type HomeAnnouncementsLiveSubscription$data = {
  readonly announcementChanged: {
    readonly __typename: "AnnouncementCreated";
    readonly announcement: {
      readonly id: string;
      readonly since: string;
      readonly " $fragmentSpreads": FragmentRefs<"HomeAnnouncement_announcement">;
    };
  } | {
    readonly __typename: "AnnouncementDeleted";
    readonly deletedAnnouncementId: string;
  } | {
    readonly __typename: "AnnouncementUpdated";
    readonly announcement: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HomeAnnouncement_announcement">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type HomeAnnouncementsLiveSubscription = {
  response: HomeAnnouncementsLiveSubscription$data;
  variables: HomeAnnouncementsLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "isPublished",
    "value": true
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "HomeAnnouncement_announcement"
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAnnouncementId",
      "storageKey": null
    }
  ],
  "type": "AnnouncementDeleted",
  "abstractKey": null
},
v6 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "localTitle",
  "storageKey": null
},
v7 = {
  "alias": "content",
  "args": null,
  "kind": "ScalarField",
  "name": "localContent",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "localLanguage",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creatorName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeAnnouncementsLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "announcementChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "announcement",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AnnouncementCreated",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "announcement",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AnnouncementUpdated",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "announcementChanged(isPublished:true)"
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeAnnouncementsLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "announcementChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "announcement",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AnnouncementCreated",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "announcement",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "AnnouncementUpdated",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "announcementChanged(isPublished:true)"
      }
    ]
  },
  "params": {
    "id": "ad251b61ede21b8cace92913058a20c4f7764c0a6f0d5b508e6f888e2b25f2ba",
    "metadata": {},
    "name": "HomeAnnouncementsLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a05694f66fac788a0589a35f0c85363b";

export default node;
