/**
 * @generated SignedSource<<5a307b88fe8f98df487806eb65e0a26c>>
 * @relayHash 50d2f619ba150a59af6da51e924120d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d85818af562740ff7c7c0d3ebe5b00093fba98a0a198af2032add738747c3a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d85818af562740ff7c7c0d3ebe5b00093fba98a0a198af2032add738747c3a5",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
