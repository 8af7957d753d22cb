/**
 * @generated SignedSource<<b700becabb9ef6b18fe7fa2bc915cd62>>
 * @relayHash 99259ae8c4fd11640377f974cee259cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 427f4396e974f13617babf6172fec5b12f8e7f795701efd6c950a0f9bf6fcfd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "427f4396e974f13617babf6172fec5b12f8e7f795701efd6c950a0f9bf6fcfd0",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
