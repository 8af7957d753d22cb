/**
 * @generated SignedSource<<48a7b2ef6edcf260edbcf16c7b89a89e>>
 * @relayHash a1cf6df604dd790c957547d0a6c8d619
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0737d44d58cde33a71817537c11e5ef04038953752ab4262c1887c372d37f3dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0737d44d58cde33a71817537c11e5ef04038953752ab4262c1887c372d37f3dd",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
