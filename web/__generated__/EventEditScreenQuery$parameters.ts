/**
 * @generated SignedSource<<ef6eb187fd0fabfe3344933d06058b5d>>
 * @relayHash 1ec7e8ff39ff27401ca01d2ca5c55ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a3e42fca49272d255324def47ee7db3da631712693fba34d8ef5f299ce8e2f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a3e42fca49272d255324def47ee7db3da631712693fba34d8ef5f299ce8e2f4",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
