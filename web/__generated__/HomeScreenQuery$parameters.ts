/**
 * @generated SignedSource<<98de8d09769a9dd06fa704a80be73e66>>
 * @relayHash 73e103c26bf0ff4e242ea99065a08d66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3bcce58ed71f9f3ef35187feb03a7acf18e7318de656857e380bd7d902c7b7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3bcce58ed71f9f3ef35187feb03a7acf18e7318de656857e380bd7d902c7b7d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
