/**
 * @generated SignedSource<<8326b15f1b11565ac7988afa0b4ef472>>
 * @relayHash 5b704d8b514467f1801da83d09ca1eb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62c82572c4bfcae691f26dfaa46a738e673621060c112228ba82d42e6dcc8d6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62c82572c4bfcae691f26dfaa46a738e673621060c112228ba82d42e6dcc8d6e",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
