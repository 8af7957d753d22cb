/**
 * @generated SignedSource<<6e1feaf12161f18e70beb8bb977bc07e>>
 * @relayHash 3e07cd1445786604e9eb16937e73cb25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63548055a1c6dcbea5056d5cb282579cc73d010376f198e1b1c16c2d6cadead9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63548055a1c6dcbea5056d5cb282579cc73d010376f198e1b1c16c2d6cadead9",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
