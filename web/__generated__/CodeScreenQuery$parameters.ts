/**
 * @generated SignedSource<<d16698e8ffa446177dfeed356e0affb0>>
 * @relayHash 88bc22c2579e2f6da4cda57a3a9a4ede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75f39ebc85f61f945d3f430eb46b5fe3bbc243b4a0f6a21cb0f76d4a7c4b26b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CodeScreenQuery } from './CodeScreenQuery.graphql';

const node: PreloadableConcreteRequest<CodeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75f39ebc85f61f945d3f430eb46b5fe3bbc243b4a0f6a21cb0f76d4a7c4b26b5",
    "metadata": {},
    "name": "CodeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
