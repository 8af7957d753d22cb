/**
 * @generated SignedSource<<03e0694be1b2c7747de1bff7bcb01f06>>
 * @relayHash dccea8e8f2f8dbee5e37fbe26fd1d236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc80ed728bacd68f059def7dacf1fadf21c2bf5a5951c44e610c93225b88c7e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc80ed728bacd68f059def7dacf1fadf21c2bf5a5951c44e610c93225b88c7e9",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
