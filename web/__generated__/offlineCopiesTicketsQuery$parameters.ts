/**
 * @generated SignedSource<<5db1e021387c4fc59d976939122c4d57>>
 * @relayHash 3e98a26f79573891d4f615b0bbb55378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c360cc83a968372a56652628bc750270c00018ee68ccca1e648eb5794c2d955a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesTicketsQuery } from './offlineCopiesTicketsQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesTicketsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c360cc83a968372a56652628bc750270c00018ee68ccca1e648eb5794c2d955a",
    "metadata": {},
    "name": "offlineCopiesTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
