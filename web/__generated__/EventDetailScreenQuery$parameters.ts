/**
 * @generated SignedSource<<0ffebe1f078aaf1b66967a8a1a126967>>
 * @relayHash f627a73a997f5fa13f935e249c0c98f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f6cc1fc02a9af8b728b8cd4b328570c8a9c561c622d17b2ab794ac41fbba60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83f6cc1fc02a9af8b728b8cd4b328570c8a9c561c622d17b2ab794ac41fbba60",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
