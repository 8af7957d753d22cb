/**
 * @generated SignedSource<<c457c7aef64f14a8864d3ff0195a1dd1>>
 * @relayHash d2e5caf9136d1d5af526459291aa3f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d59676c215344bc98fc4d80446cbb4910025f6afa420322b565edc8c8c6a7da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d59676c215344bc98fc4d80446cbb4910025f6afa420322b565edc8c8c6a7da",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
