/**
 * @generated SignedSource<<5a610a0f7c0477fc2f870299ab382366>>
 * @relayHash 2f71c737b0a98724fff17341d64adc33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ebe0fb8c42690466ce2541b3be345d172a30931f801da66ddb2e2e0f54034bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ebe0fb8c42690466ce2541b3be345d172a30931f801da66ddb2e2e0f54034bb",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
