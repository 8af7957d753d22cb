/**
 * @generated SignedSource<<6e527f596f19fc55aeb7fb794b8c8493>>
 * @relayHash 3eb32c810160049586ac2b3396e75ff0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b50045933a7a20699a2c949588c879819eb74d7eae6602f487aced3fdbcb57a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b50045933a7a20699a2c949588c879819eb74d7eae6602f487aced3fdbcb57a1",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
