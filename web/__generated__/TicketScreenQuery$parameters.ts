/**
 * @generated SignedSource<<7952a130f58732e853eb4e9017cf7774>>
 * @relayHash e955ac2d7f866d17a7709d7ae7f12bee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2597b493d14985c08061d7350a3a2dccf1b0d6fd14cbe6563a4388fbefe66b55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2597b493d14985c08061d7350a3a2dccf1b0d6fd14cbe6563a4388fbefe66b55",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
