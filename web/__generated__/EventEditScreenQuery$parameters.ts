/**
 * @generated SignedSource<<5d116bdf495f59b6798d9a60e186ee2d>>
 * @relayHash 5e65a478745f61c38aa46ca0624b0506
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ed68a9577f7f27771ef1e8a7b95db22779b576cf3d205136ca1611586b14e90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ed68a9577f7f27771ef1e8a7b95db22779b576cf3d205136ca1611586b14e90",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
