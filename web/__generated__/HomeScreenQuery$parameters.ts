/**
 * @generated SignedSource<<a1bf4fd9c32e823eb93432bcfa5b1473>>
 * @relayHash 703c4de9eafc407e58fbe32014f15070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6b060789ead8df8bfdb6f89fef427d5d79b6e4f602f160ebc03a44f06d06025

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6b060789ead8df8bfdb6f89fef427d5d79b6e4f602f160ebc03a44f06d06025",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
