/**
 * @generated SignedSource<<b60c5dc127d26c62476dde49fd2a81b3>>
 * @relayHash 1d5cd3bbacb52fa70a18f9a6058c785f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc8a6fdac958d5c613bb91d8a04bf296cb3567f2a722eb78a04d62b60ba2923

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbc8a6fdac958d5c613bb91d8a04bf296cb3567f2a722eb78a04d62b60ba2923",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
