/**
 * @generated SignedSource<<ce39c1be121b58b870efbd23d1e41f2e>>
 * @relayHash f3301e86ece49468584f8216dcdbcc6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19f615b150f5f0d4b8e55eb20b596e94f4febf89acb659efa37107a9166bee85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19f615b150f5f0d4b8e55eb20b596e94f4febf89acb659efa37107a9166bee85",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
