/**
 * @generated SignedSource<<f1514bf05340b0d85ae6b395c5ce7c9f>>
 * @relayHash 2f61dca551d2855e52560571953f9ab7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac204456a356fce6efda2e3f03679ab260b10d4c811429fd1287d940702e6780

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac204456a356fce6efda2e3f03679ab260b10d4c811429fd1287d940702e6780",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
