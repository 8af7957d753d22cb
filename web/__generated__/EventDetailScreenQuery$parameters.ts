/**
 * @generated SignedSource<<378470c2aeb69dc753eee2d9faaa17c0>>
 * @relayHash 21bfe506fd2689941155dc0091a531fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce71564fc1eba817305d925522d51a83dc0587ce9ac51fefb8933c56cf3e69ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce71564fc1eba817305d925522d51a83dc0587ce9ac51fefb8933c56cf3e69ef",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
