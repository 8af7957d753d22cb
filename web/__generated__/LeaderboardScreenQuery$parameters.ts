/**
 * @generated SignedSource<<6704671f655ff1e6d2b97f9e02c1aa4c>>
 * @relayHash 7be334e04f9f916a18f7e7d4d43230d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b31d63f078b316fcbf9f30c6242cb570016f7716f5615d17014440cafb0f4ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardScreenQuery } from './LeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b31d63f078b316fcbf9f30c6242cb570016f7716f5615d17014440cafb0f4ba",
    "metadata": {},
    "name": "LeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
