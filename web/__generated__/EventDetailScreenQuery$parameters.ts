/**
 * @generated SignedSource<<62c17376547f3964e20ef8841360e9e0>>
 * @relayHash 1bfedf325e5c62c9b85616c3574241fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc8ceb035f25bb4d9061a1cffb2011fbb2e162db2256e82c116d4d5dad19cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dc8ceb035f25bb4d9061a1cffb2011fbb2e162db2256e82c116d4d5dad19cd1",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
