/**
 * @generated SignedSource<<af1834016655eb7e8ef2680dfbe81cfe>>
 * @relayHash 6b70d33a189d1c4967bf80387c83f50d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 832982e39e02f2e7d86e9b20464d79446c036161a25ebf16f8c7fcd48d333305

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "832982e39e02f2e7d86e9b20464d79446c036161a25ebf16f8c7fcd48d333305",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
