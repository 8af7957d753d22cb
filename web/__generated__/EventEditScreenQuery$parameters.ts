/**
 * @generated SignedSource<<e409ab869c9f64392312dc33cd79a7a9>>
 * @relayHash 7f06b9888cc37a8f54b9c7351f5f7b82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9529afbff83240674e24c364beb0da9a921c2b218657a6bbe13d5dd583566ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9529afbff83240674e24c364beb0da9a921c2b218657a6bbe13d5dd583566ec",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
