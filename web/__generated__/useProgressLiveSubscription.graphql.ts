/**
 * @generated SignedSource<<94822ec172c6fe1a0d5cd2e2a26c027c>>
 * @relayHash d86f40af3b5673dfea4c0cc82e90b8fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f2d3145a8e78d65bd974a0efaff7d66ef4b92f50a30a4e629bb6cca2dd987e1

import type { ConcreteRequest } from 'relay-runtime';
export type useProgressLiveSubscription$variables = {
  id: string;
};
export type useProgressLiveSubscription$data = {
  readonly leaderboardChanged: {
    readonly __typename: "LeaderboardUpdated";
    readonly removedIds: ReadonlyArray<string>;
    readonly rows: ReadonlyArray<{
      readonly id: string;
      readonly lastUpdated: string;
      readonly rank: number;
      readonly reachedAt: string;
      readonly score: number;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useProgressLiveSubscription = {
  response: useProgressLiveSubscription$data;
  variables: useProgressLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "eventId",
        "variableName": "id"
      }
    ],
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
            "concreteType": "LeaderboardRow",
            "kind": "LinkedField",
            "name": "rows",
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
                "name": "score",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reachedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUpdated",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProgressLiveSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProgressLiveSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f2d3145a8e78d65bd974a0efaff7d66ef4b92f50a30a4e629bb6cca2dd987e1",
    "metadata": {},
    "name": "useProgressLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9206acd565dc5d4963a249931d11305a";

export default node;
