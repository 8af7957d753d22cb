/**
 * @generated SignedSource<<c9c187ed7ebb832458b145e98a8a8482>>
 * @relayHash 32f43e4b6d0ec735816aacbe02fbe4ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7629d672ca82893771c9b64e9ff83fa8771b258dec0c73a5f03383724deb89be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7629d672ca82893771c9b64e9ff83fa8771b258dec0c73a5f03383724deb89be",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
