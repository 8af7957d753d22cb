/**
 * @generated SignedSource<<7252236368e173d304a1b25f11d03ab1>>
 * @relayHash c755546e96246eee7551ee0bb44ae204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f74e0041ad65c108770451e04ca14927a0573194e1e143530fb879d7c79fd6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f74e0041ad65c108770451e04ca14927a0573194e1e143530fb879d7c79fd6c",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
