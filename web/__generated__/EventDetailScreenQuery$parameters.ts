/**
 * @generated SignedSource<<7c7892f0b053ad37ede9cde941a4e107>>
 * @relayHash 366ecf0a291cd4b0f5f5652ef75d3ded
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 207b87818979e6eb34ac1b073a3998ea543dee761a1044e886dcf9cf6f792577

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "207b87818979e6eb34ac1b073a3998ea543dee761a1044e886dcf9cf6f792577",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
