/**
 * @generated SignedSource<<14cc029f1e4058989559ec1ea50a8928>>
 * @relayHash 3fbb17e62436c50dd65a978cb2de1e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee19cb472e5bb34dc90f8e47b09c6a0d5cbf62d9194e82b02f77328940a0f6a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee19cb472e5bb34dc90f8e47b09c6a0d5cbf62d9194e82b02f77328940a0f6a2",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
