/**
 * @generated SignedSource<<b69b590b4141cfb1720def29ab559e98>>
 * @relayHash 6451b7b616d6517715348f7483853d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44b8d4ba56bb4d6a3c79ff5fa075985c67a0ebbfb76981e1b1360fc6effb385b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44b8d4ba56bb4d6a3c79ff5fa075985c67a0ebbfb76981e1b1360fc6effb385b",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
