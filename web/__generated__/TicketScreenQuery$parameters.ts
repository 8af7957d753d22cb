/**
 * @generated SignedSource<<acdbddba613f05211543e69375cee5eb>>
 * @relayHash 252d22a9c4afc8a6473e1b8d44f9cb83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fdde4629a8d46e697a0bf01c048fd307a349f834a92dfe8109a4a607409f456

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fdde4629a8d46e697a0bf01c048fd307a349f834a92dfe8109a4a607409f456",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
