/**
 * @generated SignedSource<<df076ff8df63f4db82f9d96aa497caac>>
 * @relayHash 6d9fde0a676ae9bd502d27645c012c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9696c76c8a1a63911f42bf06e7471eafc159b1785259434f820b21ab63a28885

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementCreateScreenQuery } from './AnnouncementCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9696c76c8a1a63911f42bf06e7471eafc159b1785259434f820b21ab63a28885",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
