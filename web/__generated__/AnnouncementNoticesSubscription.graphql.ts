/**
 * @generated SignedSource<<09148cef024febff4ef4bbe2fb57a3b9>>
 * @relayHash 3095c9dc0982b407de9e7d244c1783c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eefbf7fd69790e9fbe9b5bf5043615478dbc6de434e626ef3b6014b83fdb49f6

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
    "id": "eefbf7fd69790e9fbe9b5bf5043615478dbc6de434e626ef3b6014b83fdb49f6",
    "metadata": {},
    "name": "AnnouncementNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "64bda1f7f1157154ecfcccbae03c9031";

export default node;
