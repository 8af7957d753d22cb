/**
 * @generated SignedSource<<f3cc72007cd237a51d9e389ae59d8724>>
 * @relayHash 5c2f018d4849893c19b1fd2b9cc152cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 331a9c3161eedf55f76ccb296c650e595257b49eecfa030f1e4415d0921187a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "331a9c3161eedf55f76ccb296c650e595257b49eecfa030f1e4415d0921187a4",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
