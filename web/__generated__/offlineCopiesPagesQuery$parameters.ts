/**
 * @generated SignedSource<<95ead36745c2ef8de04253819cea0227>>
 * @relayHash e7e6552fd9968ee4f585d0716e75b0fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f22973f115ac9c5341e6709fe49cbe1ed3fee7794dfcd0b870c8699b2ce67984

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f22973f115ac9c5341e6709fe49cbe1ed3fee7794dfcd0b870c8699b2ce67984",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
