/**
 * @generated SignedSource<<0e265595a179d4b9b0e2d468e2f332ee>>
 * @relayHash 350a2e112cd8a120bfc6110f3af6062e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8430f9276bebea8dd3fe3d7fa5971c10e60e17f304d8d6aaccd58651a046246

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8430f9276bebea8dd3fe3d7fa5971c10e60e17f304d8d6aaccd58651a046246",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
