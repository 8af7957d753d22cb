/**
 * @generated SignedSource<<5eece60983f77f14b338b7440bf387d4>>
 * @relayHash a1de7b6f1b636b7157ac9185901a98c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fec2a6bccbca7a7da1746be7569e7729a9cc8b9ea5efbb5fbe296d1665d1aa6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fec2a6bccbca7a7da1746be7569e7729a9cc8b9ea5efbb5fbe296d1665d1aa6c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
