/**
 * @generated SignedSource<<c18b914af46c65d3549ff9f4c2381082>>
 * @relayHash 676ad074e77e7874e643ef8cb981c3e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a4b570e16a8f5ef44367b37fe2033b4780b902a69013522678c9596a3f2ffe6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a4b570e16a8f5ef44367b37fe2033b4780b902a69013522678c9596a3f2ffe6",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
