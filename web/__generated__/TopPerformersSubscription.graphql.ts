/**
 * @generated SignedSource<<0a16d301dac8f5a77e3accf595bf7685>>
 * @relayHash c14115e16a8b9573cf767beb4ecd2c4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ca23d103405f8e8ddce0f378e61fad51d3ddd2225fa76b020f73839b43f411d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopPerformersSubscription$variables = Record<PropertyKey, never>;
export type TopPerformersSubscription$data = {
  readonly leaderboardChanged: {
    readonly __typename: "LeaderboardUpdated";
    readonly removedIds: ReadonlyArray<string>;
    readonly topPerformers: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"performerRow_performer">;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type TopPerformersSubscription = {
  response: TopPerformersSubscription$data;
  variables: TopPerformersSubscription$variables;
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
    "name": "college",
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
    "name": "achievements",
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
    "name": "TopPerformersSubscription",
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
                  (v1/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "performerRow_performer",
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
    "name": "TopPerformersSubscription",
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
    "id": "5ca23d103405f8e8ddce0f378e61fad51d3ddd2225fa76b020f73839b43f411d",
    "metadata": {},
    "name": "TopPerformersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3ed9e520dacf552920e16e42fdb722b5";

export default node;
