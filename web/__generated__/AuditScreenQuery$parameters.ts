/**
 * @generated SignedSource<<ecccac4bf54362f15658119fa623cf6e>>
 * @relayHash c5b7b64f6dd7aa9788e95089030dd2e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ec7862f2e313ea0d0b8a8dbbecd4c180944027598a0f4bf4ee33edc99dfe064

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ec7862f2e313ea0d0b8a8dbbecd4c180944027598a0f4bf4ee33edc99dfe064",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
