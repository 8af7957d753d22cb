/**
 * @generated SignedSource<<36d34cfaa4ab1fdae1e9b58def39da9e>>
 * @relayHash 0ae6eb3656280b1df985bf36fbdc9ef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e9e1caf01f2a0b4a5dc0d89786a3e8dbfafed9181aecc2ff36e29d1f57bc31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72e9e1caf01f2a0b4a5dc0d89786a3e8dbfafed9181aecc2ff36e29d1f57bc31",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
