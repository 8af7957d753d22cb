/**
 * @generated SignedSource<<28fbba4f7b013c29743fb3f8eb292b90>>
 * @relayHash caa6dca86c57efd2fa45b9733fcd35fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 025d172b0d28eb8e1f821a03c2ad7d904295bd411aee42f7cd83ddb6e8b75c3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "025d172b0d28eb8e1f821a03c2ad7d904295bd411aee42f7cd83ddb6e8b75c3a",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
