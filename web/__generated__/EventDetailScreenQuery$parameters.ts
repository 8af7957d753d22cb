/**
 * @generated SignedSource<<5bfcb7429a271f22a36c5a8467320326>>
 * @relayHash 9f9eefe7f7d4cdf5e574820ce896661b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdc4e03f8d4276d5f439d5529ec75ed072a6d48d734f6f92a700996e6f4bfded

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdc4e03f8d4276d5f439d5529ec75ed072a6d48d734f6f92a700996e6f4bfded",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
