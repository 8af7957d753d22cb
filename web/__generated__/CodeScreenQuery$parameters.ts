/**
 * @generated SignedSource<<67341824f5984fcdb4ed41464b24adad>>
 * @relayHash e0badcd8858f14c0ef731371e0bfbf1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc017189182b27312cf0ca65535818334235b9f96654ca1bb9d7f0d7abc95f1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CodeScreenQuery } from './CodeScreenQuery.graphql';

const node: PreloadableConcreteRequest<CodeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc017189182b27312cf0ca65535818334235b9f96654ca1bb9d7f0d7abc95f1c",
    "metadata": {},
    "name": "CodeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
