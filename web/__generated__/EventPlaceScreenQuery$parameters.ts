/**
 * @generated SignedSource<<926ddd2a02e708f8e889822b9f793c4e>>
 * @relayHash 8f933338655d280d6a85c3d77cfde164
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cd972ba3dd934283043791d9f7f3253ef72e967a4e4e6f64ca7cdec35e00ff5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cd972ba3dd934283043791d9f7f3253ef72e967a4e4e6f64ca7cdec35e00ff5",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
