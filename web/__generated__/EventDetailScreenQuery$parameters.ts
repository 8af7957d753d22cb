/**
 * @generated SignedSource<<9fcfd4bdf80bd820c344eeac4fed889b>>
 * @relayHash b0a77027fdb654cf235f60a9f22eb05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63d65e5d76c4b7e5856b6dc728fead572331bbad3b8390eae2bd324319ab980a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63d65e5d76c4b7e5856b6dc728fead572331bbad3b8390eae2bd324319ab980a",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
