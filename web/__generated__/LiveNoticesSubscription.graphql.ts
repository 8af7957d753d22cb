/**
 * @generated SignedSource<<dce13a37df044cd0c002d17d0c2c9999>>
 * @relayHash 9f3dd4f60375b5ba26f74a633917732f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ee665532250f0a68ee52bc6ada58132621eaffafa461606ac3c8f42e90c564e

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type LiveNoticesSubscription$variables = Record<PropertyKey, never>;
export type LiveNoticesSubscription$data = {
  readonly announcementChanged: {
    readonly __typename: "AnnouncementCreated";
    readonly announcement: {
      readonly content: string;
      readonly createdById: string;
      readonly creatorName: string;
      readonly eventId: string | null;
      readonly id: string;
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
      readonly priority: AnnouncementPriority;
      readonly title: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type LiveNoticesSubscription = {
  response: LiveNoticesSubscription$data;
  variables: LiveNoticesSubscription$variables;
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
    "name": "LiveNoticesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveNoticesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7ee665532250f0a68ee52bc6ada58132621eaffafa461606ac3c8f42e90c564e",
    "metadata": {},
    "name": "LiveNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ac7c5b9b81078757b9c5c290452931ed";

export default node;
