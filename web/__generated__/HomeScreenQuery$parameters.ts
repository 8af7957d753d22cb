/**
 * @generated SignedSource<<38f0c99137e8b843eef554da7f0b9934>>
 * @relayHash e93094ad79acdf81cab75ed75825e40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba0471700d1fa00fc6fc7702541f926c54ff6fb863cc56661e9e3735d5c75dba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba0471700d1fa00fc6fc7702541f926c54ff6fb863cc56661e9e3735d5c75dba",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
