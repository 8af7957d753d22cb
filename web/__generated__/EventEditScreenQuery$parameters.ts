/**
 * @generated SignedSource<<bcde0d5d283e2f11fc5cf0c351622843>>
 * @relayHash 726ed157d4e58d89df75f7f1e6a16e00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0c9448ec564b932d341c26efdae8e4aeb99b8238d94e34c2b622e0e1128c3c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0c9448ec564b932d341c26efdae8e4aeb99b8238d94e34c2b622e0e1128c3c3",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
