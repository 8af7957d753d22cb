/**
 * @generated SignedSource<<55159ea8babbecb3fd4da73696ab09c0>>
 * @relayHash 8da49f822eaec80739f4b9b47bbe17da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cff2e06cf0a07178b0a56159500f7ed035543d596c34fd71d2c0778f340af95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cff2e06cf0a07178b0a56159500f7ed035543d596c34fd71d2c0778f340af95",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
