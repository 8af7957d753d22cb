/**
 * @generated SignedSource<<b55a0444108a9b5865d17604735ec3e8>>
 * @relayHash f233832395098a20f997705ee2846bfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6229081e243b08391b3d1a3d51acad4390192e2b42929662de0ac2a500aa690

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketScreenQuery } from './TicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<TicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6229081e243b08391b3d1a3d51acad4390192e2b42929662de0ac2a500aa690",
    "metadata": {},
    "name": "TicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
