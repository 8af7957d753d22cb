/**
 * @generated SignedSource<<0f04ea2764225475ac6420a683536e53>>
 * @relayHash 54e51fdec591c00bc86147a86559f445
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d60083e7325f3b14bf98b0c46d38f3fd0dbd0c206df1eabc33c2ce8972e35972

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type AnnouncementNoticesSubscription$variables = Record<PropertyKey, never>;
export type AnnouncementNoticesSubscription$data = {
  readonly announcementChanged: {
    readonly __typename: "AnnouncementCreated";
    readonly announcement: {
      readonly content: string;
      readonly createdById: string;
      readonly creatorName: string;
      readonly eventId: string | null;
      readonly id: string;
      readonly localLanguage: Language | null;
      readonly priority: AnnouncementPriority;
      readonly title: string;
    };
  } | {
    readonly __typename: "AnnouncementDeleted";
    readonly deletedAnnouncementId: string;
  } | {
    readonly __typename: "AnnouncementUpdated";
    readonly announcement: {
      readonly content: string;
      readonly createdById: string;
      readonly creatorName: string;
      readonly eventId: string | null;
      readonly id: string;
      readonly localLanguage: Language | null;
      readonly priority: AnnouncementPriority;
      readonly title: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AnnouncementNoticesSubscription = {
  response: AnnouncementNoticesSubscription$data;
  variables: AnnouncementNoticesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Announcement",
    "kind": "LinkedField",
    "name": "announcement",
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
      },
      {
        "alias": "content",
        "args": null,
        "kind": "ScalarField",
        "name": "localContent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "localLanguage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priority",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "creatorName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdById",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eventId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "isPublished",
        "value": true
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "announcementChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "AnnouncementCreated",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "AnnouncementUpdated",
        "abstractKey": null
      },
      {
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
      }
    ],
    "storageKey": "announcementChanged(isPublished:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementNoticesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnnouncementNoticesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d60083e7325f3b14bf98b0c46d38f3fd0dbd0c206df1eabc33c2ce8972e35972",
    "metadata": {},
    "name": "AnnouncementNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5d4b05a149fdd2ab93666a539713ec2e";

export default node;
