/**
 * @generated SignedSource<<13e1de610dcc42b14f3484dfc3564066>>
 * @relayHash a4066877d94702a3438c3dd615bb4f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c4416fafb63f6b1391cb77a9cd1aec067d89748bee170c6f151c829abcd42db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c4416fafb63f6b1391cb77a9cd1aec067d89748bee170c6f151c829abcd42db",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
