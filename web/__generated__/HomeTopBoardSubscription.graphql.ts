/**
 * @generated SignedSource<<b129643e371c9f84d36ab00bcb3c2511>>
 * @relayHash b0b8b74d5d380fe79fac019a86e29580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b137c1c17b1f3f1f7f8fcf8ffafbb946825121aef019e6d5b8cfe2a2c9e4f1e1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopBoardSubscription$variables = Record<PropertyKey, never>;
export type HomeTopBoardSubscription$data = {
  readonly leaderboardChanged: {
    readonly __typename: "LeaderboardUpdated";
    readonly removedIds: ReadonlyArray<string>;
    readonly topPerformers: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"HomeTopBoard_performer">;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type HomeTopBoardSubscription = {
  response: HomeTopBoardSubscription$data;
  variables: HomeTopBoardSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = [
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
    "name": "userId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "eventCount",
    "storageKey": null
  },
  {
    "alias": "score",
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeTopBoardSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "leaderboardChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TopPerformer",
                "kind": "LinkedField",
                "name": "topPerformers",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "HomeTopBoard_performer",
                    "selections": (v1/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "type": "LeaderboardUpdated",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeTopBoardSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "leaderboardChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TopPerformer",
                "kind": "LinkedField",
                "name": "topPerformers",
                "plural": true,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "type": "LeaderboardUpdated",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b137c1c17b1f3f1f7f8fcf8ffafbb946825121aef019e6d5b8cfe2a2c9e4f1e1",
    "metadata": {},
    "name": "HomeTopBoardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3767daf73fcfc967ab7429a58f5e271c";

export default node;
