/**
 * @generated SignedSource<<a9008ed0f2e9999e7e0b00cb8cf88f6e>>
 * @relayHash fcbcba4945672e71b10eb9af53f2bdb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be78bdc077253bc3e5f2a9d00aeed873e8db0df78cb62fbac12f718323a4dddc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesScreenQuery } from './NoticesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be78bdc077253bc3e5f2a9d00aeed873e8db0df78cb62fbac12f718323a4dddc",
    "metadata": {},
    "name": "NoticesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
