/**
 * @generated SignedSource<<1c606bec2525e644c536e9ccd91e686b>>
 * @relayHash 8ce8a1d5cfa98a0db5a512f257b45c01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2cb5b7d16e4e2ce23c0787680f3b15f59ef1b10accac214d8d631a2ce8fda1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2cb5b7d16e4e2ce23c0787680f3b15f59ef1b10accac214d8d631a2ce8fda1e",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
