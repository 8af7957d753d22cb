/**
 * @generated SignedSource<<b797236bb745be8c8cbe0a839f475f61>>
 * @relayHash b5ad0bd00460556f73510cac8b303f65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37b4746b28e466b772850fff2c4ee52c36639298c2d0c827026e9de67062849

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b37b4746b28e466b772850fff2c4ee52c36639298c2d0c827026e9de67062849",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
