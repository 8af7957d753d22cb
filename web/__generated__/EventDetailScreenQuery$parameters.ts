/**
 * @generated SignedSource<<38c61d45a8c146f51dc1c5de93d37f2e>>
 * @relayHash 7137410eb1cd0e3844bbca63252dbc9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 674230fbd07f0d0f741720fbbca602cb3c1ed89e0667a1945353ab9e66350cf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "674230fbd07f0d0f741720fbbca602cb3c1ed89e0667a1945353ab9e66350cf0",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
