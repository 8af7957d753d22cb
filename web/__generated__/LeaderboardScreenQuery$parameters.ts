/**
 * @generated SignedSource<<8ee9f81c86377123b3920a223b7a3f04>>
 * @relayHash 61fb1f182557f84ba20e53114dada734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bef5033f04ee1383bf346bb6ff17bd5de23a7df90e5fa68ccb86cd633bac029

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardScreenQuery } from './LeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bef5033f04ee1383bf346bb6ff17bd5de23a7df90e5fa68ccb86cd633bac029",
    "metadata": {},
    "name": "LeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
