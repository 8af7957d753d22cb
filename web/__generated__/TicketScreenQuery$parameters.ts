/**
 * @generated SignedSource<<016d22f47862f39c212b15888b95c0a7>>
 * @relayHash c21b604f08127f6d54d579600a4a0ade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 992d3f563e4db72669700dbad83f09881bd940fcecb42885dd7b7736112681ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "992d3f563e4db72669700dbad83f09881bd940fcecb42885dd7b7736112681ac",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
