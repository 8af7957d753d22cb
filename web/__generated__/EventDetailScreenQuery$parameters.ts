/**
 * @generated SignedSource<<1b7cd4bab6bfb7073197e7e0772a4618>>
 * @relayHash 398570534aa4bfc1278011a08b302783
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49a2162ece09345d4a6591ef8647e21b3a08b1b5fff57d591a55369652cfa515

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49a2162ece09345d4a6591ef8647e21b3a08b1b5fff57d591a55369652cfa515",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
