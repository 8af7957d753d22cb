/**
 * @generated SignedSource<<d048deef8a7432e7559368beb49dd22d>>
 * @relayHash c4cef533845c1cf4df572bf02b4d5a31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15a1aa38a5780ce999ea14757f69f15afc29d3c2fc0b1c48b294b6a0cdd316db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15a1aa38a5780ce999ea14757f69f15afc29d3c2fc0b1c48b294b6a0cdd316db",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
