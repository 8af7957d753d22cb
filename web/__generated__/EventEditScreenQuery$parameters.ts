/**
 * @generated SignedSource<<c19a5ed6e06ebb0f3226c67dde0144ce>>
 * @relayHash 80addc915e6cf4fc6eb7d31856339f05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65cfcbb86e4d4381ba94557f228e1c6b9f9c3393b69694a3ac36c19414de3097

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65cfcbb86e4d4381ba94557f228e1c6b9f9c3393b69694a3ac36c19414de3097",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
