/**
 * @generated SignedSource<<21b8cc69e0f595b2e70c62a97f4482b9>>
 * @relayHash 6b4a9c7b0861ada010c030ae41e1e087
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c3714f596070cd98eb2c93457086372fcf0edf9757ede3cef8849a56cd4f84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76c3714f596070cd98eb2c93457086372fcf0edf9757ede3cef8849a56cd4f84",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
