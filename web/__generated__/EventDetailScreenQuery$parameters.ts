/**
 * @generated SignedSource<<c6cecad7aa5c1a772e94d2136da16e06>>
 * @relayHash cea769640dd0797ea3b834968d5fc387
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa06646357e066200c920c531178e9ab85fce5e7b1da08e9d040665c3f728b6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa06646357e066200c920c531178e9ab85fce5e7b1da08e9d040665c3f728b6d",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
