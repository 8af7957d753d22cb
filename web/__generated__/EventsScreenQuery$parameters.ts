/**
 * @generated SignedSource<<ffbd3d8753f4be7de3471124d8f2adc6>>
 * @relayHash 02a7b824411d2f4b9f6f4de0414108cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14b2647224db083ed80113cd46f449f21563508755be7e9b453a809020042e28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14b2647224db083ed80113cd46f449f21563508755be7e9b453a809020042e28",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
