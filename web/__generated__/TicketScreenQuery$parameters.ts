/**
 * @generated SignedSource<<f7d32b3ac529c62e7280c4bcb4c73747>>
 * @relayHash 188793c3f2d4d265381e30068312240f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cbe3259aa1134505bd04e99bdc6a9b4e15ab7443697c431be74b8742d68292d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cbe3259aa1134505bd04e99bdc6a9b4e15ab7443697c431be74b8742d68292d",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
