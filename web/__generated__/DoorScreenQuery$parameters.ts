/**
 * @generated SignedSource<<081507148310f7cbdecd3a9972d6f8d7>>
 * @relayHash a5aefe751d73de787de1f514fb04d1aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b898b52c8860a0a77c482035270f27af73737904cc131e91d8f7b66146a12594

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoorScreenQuery } from './DoorScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b898b52c8860a0a77c482035270f27af73737904cc131e91d8f7b66146a12594",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
