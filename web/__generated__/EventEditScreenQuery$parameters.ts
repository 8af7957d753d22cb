/**
 * @generated SignedSource<<78b307d9c88be986e14108cfe934a481>>
 * @relayHash 7134774497deffe5588a9a219c990309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50921c3b4221e0ddcee05f2e5bd81d735eb95585bb6c5b1e5adcedce23df8452

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50921c3b4221e0ddcee05f2e5bd81d735eb95585bb6c5b1e5adcedce23df8452",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
