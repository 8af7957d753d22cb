/**
 * @generated SignedSource<<cdf3816831dd1991bbb2202b3a8d1a16>>
 * @relayHash 5a17b92649a6265e3d1bd2761bee129a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4454dd12e6bc27ce6c219b22f6a7b8cbe1c43695fe492c9e050edbc64fd898e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4454dd12e6bc27ce6c219b22f6a7b8cbe1c43695fe492c9e050edbc64fd898e",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
