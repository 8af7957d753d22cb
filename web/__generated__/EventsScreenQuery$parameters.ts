/**
 * @generated SignedSource<<9b165afd36724c480e95ff33d0a8588b>>
 * @relayHash 9f37ad70572c144f25379286575b1380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136a4c6a6f98b1aac5a7b1559e31692350673599daa6bed3b5fc7dec09311106

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "136a4c6a6f98b1aac5a7b1559e31692350673599daa6bed3b5fc7dec09311106",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
