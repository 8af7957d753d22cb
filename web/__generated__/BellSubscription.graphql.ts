/**
 * @generated SignedSource<<21238591ada9ae02e232373058deb3ca>>
 * @relayHash 213604d2662131f3168c336d694797c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a52b8f0da116bd9a690a3df72369a03ce8d6d6367e259ea1660d7b42716b44c4

import type { ConcreteRequest } from 'relay-runtime';
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly noticeArrived: {
    readonly __typename: "NoticeArrived";
    readonly notice: {
      readonly id: string;
      readonly isAgain: boolean;
      readonly kind: string;
      readonly path: string;
      readonly text: string;
      readonly title: string;
    };
    readonly unreadNotices: number;
  } | {
    readonly __typename: "NoticesRead";
    readonly unreadNotices: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type BellSubscription = {
  response: BellSubscription$data;
  variables: BellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotices",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "noticeArrived",
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
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Notice",
            "kind": "LinkedField",
            "name": "notice",
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
                "name": "kind",
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
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAgain",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "NoticeArrived",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/)
        ],
        "type": "NoticesRead",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a52b8f0da116bd9a690a3df72369a03ce8d6d6367e259ea1660d7b42716b44c4",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "47fad4bc820f22ca3ab64d3fe125a313";

export default node;
