/**
 * @generated SignedSource<<88a91761e9e62eb77ab39322210536da>>
 * @relayHash ec4cb45d9f3dbebcb37003d872e5a440
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ce8bd47888cd8ad07ab22742ab3fd75bae8dd8814abac22250f0d3cff69fc07

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
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
    "id": "0ce8bd47888cd8ad07ab22742ab3fd75bae8dd8814abac22250f0d3cff69fc07",
    "metadata": {},
    "name": "AnnouncementNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a9810b2bff80762867de95727033b992";

export default node;
