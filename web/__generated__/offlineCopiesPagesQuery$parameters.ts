/**
 * @generated SignedSource<<ef438ec5cbc70c7ce171e22d4e08ae2a>>
 * @relayHash 4aa57fea47256b688e4252579615c1eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c6d43f9bb9d4c7a465b33ed03511a0bb13d5f68230756dbbca9d737dba388d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45c6d43f9bb9d4c7a465b33ed03511a0bb13d5f68230756dbbca9d737dba388d",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
