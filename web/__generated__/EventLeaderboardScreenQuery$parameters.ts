/**
 * @generated SignedSource<<bf66eb304e2a4dcd58a74f0204fbe46e>>
 * @relayHash 97d23e7162d5fb59b20cdd42ca4dfccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 228dafcf0cf63f023e32ecac4760667ff7433b9b11a9fcc561d1118e12ca555b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "228dafcf0cf63f023e32ecac4760667ff7433b9b11a9fcc561d1118e12ca555b",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
