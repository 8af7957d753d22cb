/**
 * @generated SignedSource<<6e09bc60a01a8d61323a09f833e354e3>>
 * @relayHash d11736e11617e0bd9282fc96e8467bb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270df2b33fd219a188fc5e37c5d20653efeedb9f6a1da0b7c99b63fe2259d943

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "270df2b33fd219a188fc5e37c5d20653efeedb9f6a1da0b7c99b63fe2259d943",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
