/**
 * @generated SignedSource<<d3fe9fc5823093ea98e3b3f933fbbb3b>>
 * @relayHash c8751cb8b7936a758ac308126e260f67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 415aae49b6b7a7219161310a19d43358e76aa9db6d4a66e349d1939801afbac8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "415aae49b6b7a7219161310a19d43358e76aa9db6d4a66e349d1939801afbac8",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
