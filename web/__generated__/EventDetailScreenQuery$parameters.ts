/**
 * @generated SignedSource<<6ebac4ef6d5ef4b6d210f1cf14d25e37>>
 * @relayHash 31001fce82fd2d5828be3762e19dfe02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a9f906d5ccbf10922649c00d65e85bc46043b79e1f0d2e5b6881e56c0928b51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a9f906d5ccbf10922649c00d65e85bc46043b79e1f0d2e5b6881e56c0928b51",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
