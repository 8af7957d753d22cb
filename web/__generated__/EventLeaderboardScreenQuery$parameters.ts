/**
 * @generated SignedSource<<483970a25b3350ef9d946244e20f7706>>
 * @relayHash b28349d4fd4eb15e8d98d506c230d7ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d10aabb44c235dec46dde46386aea2ae1b5d83d09a5cc4a7b06b7139b6310e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d10aabb44c235dec46dde46386aea2ae1b5d83d09a5cc4a7b06b7139b6310e2",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
