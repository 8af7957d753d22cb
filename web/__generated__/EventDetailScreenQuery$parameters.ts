/**
 * @generated SignedSource<<9e37875b2039626040b9d7bed4a4edd7>>
 * @relayHash 1ab822a70a5b24f1022810f201bd199a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3caa2bda5a0cd121e4b4a858cab3585abe7222984a37faba50f57475a371daad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3caa2bda5a0cd121e4b4a858cab3585abe7222984a37faba50f57475a371daad",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
