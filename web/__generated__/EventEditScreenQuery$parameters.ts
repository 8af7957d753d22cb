/**
 * @generated SignedSource<<9c4c182e62c7a7c2acf7658f16cf31e9>>
 * @relayHash 6f474948fb160860ee5460e135c7740f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b5bee575cb7bd378a31e7621e372e4337b9d2c07499b5a314686c1cc261929

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83b5bee575cb7bd378a31e7621e372e4337b9d2c07499b5a314686c1cc261929",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
