/**
 * @generated SignedSource<<ce322e46c9b07fb14a9cba9a1b928eb9>>
 * @relayHash 5c80e00f13e8035c5bf618a0700fd742
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63f37b28d5982141892a6eacf861b331779e2e2ea306d1fdb193352b45f3ac93

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollegeRankingsSubscription$variables = Record<PropertyKey, never>;
export type CollegeRankingsSubscription$data = {
  readonly leaderboardChanged: {
    readonly __typename: "LeaderboardUpdated";
    readonly colleges: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"collegeRow_college">;
    }>;
    readonly removedIds: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type CollegeRankingsSubscription = {
  response: CollegeRankingsSubscription$data;
  variables: CollegeRankingsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "college",
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
    "name": "participantCount",
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reachedAt",
    "storageKey": null
  }
],
v3 = {
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
    "name": "CollegeRankingsSubscription",
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
                "concreteType": "CollegeRanking",
                "kind": "LinkedField",
                "name": "colleges",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "collegeRow_college",
                    "selections": (v2/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
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
    "name": "CollegeRankingsSubscription",
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
                "concreteType": "CollegeRanking",
                "kind": "LinkedField",
                "name": "colleges",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              (v3/*:: as any*/)
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
    "id": "63f37b28d5982141892a6eacf861b331779e2e2ea306d1fdb193352b45f3ac93",
    "metadata": {},
    "name": "CollegeRankingsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6cf256d9354fb39853ac424d461f1e57";

export default node;
