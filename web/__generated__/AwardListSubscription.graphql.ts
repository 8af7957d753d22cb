/**
 * @generated SignedSource<<159e7d3824f8d90eda68998fdcf1da42>>
 * @relayHash 4e2ef650bc9bc24e680b77d01f517954
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99e6d53192d3d6a2b97f435bf6e08e439bc41148d952cae3cab95f4a90bfa602

import type { ConcreteRequest } from 'relay-runtime';
export type AwardListSubscription$variables = {
  id: string;
};
export type AwardListSubscription$data = {
  readonly leaderboardChanged: {
    readonly __typename: "LeaderboardUpdated";
    readonly removedIds: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AwardListSubscription = {
  response: AwardListSubscription$data;
  variables: AwardListSubscription$variables;
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
    "name": "AwardListSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AwardListSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "99e6d53192d3d6a2b97f435bf6e08e439bc41148d952cae3cab95f4a90bfa602",
    "metadata": {},
    "name": "AwardListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "69eab6d25eacb943043288277dd09701";

export default node;
