/**
 * @generated SignedSource<<14ec051345e606367eb3eeff438deeaa>>
 * @relayHash d7e27b13b1d2cc30c5b39b0eeae25b55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf8e7e3d804d394f4d1d322727de02dc1a9b4e7960069a903632d27b01998fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbf8e7e3d804d394f4d1d322727de02dc1a9b4e7960069a903632d27b01998fa",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
