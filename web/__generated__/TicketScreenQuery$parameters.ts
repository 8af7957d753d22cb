/**
 * @generated SignedSource<<8c98e3b15c0ad6b91581facf3edb9b24>>
 * @relayHash 455d3a984f35c9ae28a0cd7337140453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0f36345b3818267a7d827b974dc6f7e49270537bae1ac0751f26183b588da3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e0f36345b3818267a7d827b974dc6f7e49270537bae1ac0751f26183b588da3",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
