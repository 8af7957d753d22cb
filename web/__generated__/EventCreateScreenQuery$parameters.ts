/**
 * @generated SignedSource<<84740ce5b8b1fa31fe813cef9e0ca77d>>
 * @relayHash 56eb2d17d071a90cd5926793304714e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eadfd5f9c3c9695dbd6e8cd5aa89a9a9a70518873a68bdddb7ce2ac497fcfccb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventCreateScreenQuery } from './EventCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eadfd5f9c3c9695dbd6e8cd5aa89a9a9a70518873a68bdddb7ce2ac497fcfccb",
    "metadata": {},
    "name": "EventCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
