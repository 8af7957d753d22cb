/**
 * @generated SignedSource<<e7202d31b48b3b5024e96183e118fb31>>
 * @relayHash a9269c7dc025dc7b267d0d7f240a98dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a67b77c840036fad3436a7de57ad385e5176352ff110020d6c28527f9c6d825

import type { ConcreteRequest } from 'relay-runtime';
export type useCollegesLiveSubscription$variables = Record<PropertyKey, never>;
export type useCollegesLiveSubscription$data = {
  readonly leaderboardChanged: {
    readonly __typename: "LeaderboardUpdated";
    readonly colleges: ReadonlyArray<{
      readonly college: string;
      readonly id: string;
      readonly rank: number;
      readonly reachedAt: string;
      readonly totalScore: number;
    }>;
    readonly removedIds: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCollegesLiveSubscription = {
  response: useCollegesLiveSubscription$data;
  variables: useCollegesLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "leaderboardChanged",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "CollegeRanking",
            "kind": "LinkedField",
            "name": "colleges",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rank",
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
                "kind": "ScalarField",
                "name": "totalScore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reachedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "removedIds",
            "storageKey": null
          }
        ],
        "type": "LeaderboardUpdated",
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
    "name": "useCollegesLiveSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCollegesLiveSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9a67b77c840036fad3436a7de57ad385e5176352ff110020d6c28527f9c6d825",
    "metadata": {},
    "name": "useCollegesLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1f9cbe30b3a622487a824107bce9bb5c";

export default node;
