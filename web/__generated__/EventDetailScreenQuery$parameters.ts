/**
 * @generated SignedSource<<cae357edd4b080bd7aeb37d62553476c>>
 * @relayHash 8e632b857f0038c696c2adcfac234a12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccaa2a72c9ddb93195f93532ede8ca1a1e6dcba65b01873fb6fc7dbfeee15b53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccaa2a72c9ddb93195f93532ede8ca1a1e6dcba65b01873fb6fc7dbfeee15b53",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
