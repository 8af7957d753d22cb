/**
 * @generated SignedSource<<1facf330338dd96bbb8bff12dc615213>>
 * @relayHash 8271e919fbfe64f18704a8cd67f09fe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0c2a6d4235008f21b63770697c7f0364df6ff795bf5c8ddf0b38eb89f6c351

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f0c2a6d4235008f21b63770697c7f0364df6ff795bf5c8ddf0b38eb89f6c351",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
