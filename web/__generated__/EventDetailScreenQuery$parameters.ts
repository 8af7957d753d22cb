/**
 * @generated SignedSource<<ba0f26b0a6ee1e5a8ea02139afdd10d6>>
 * @relayHash 59aa956c98a382d50c96af819871273c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37adf7d68eaaf6b0b5ebe4b08f751aea6db4864a75797749f991014c7fd81b8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37adf7d68eaaf6b0b5ebe4b08f751aea6db4864a75797749f991014c7fd81b8b",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
