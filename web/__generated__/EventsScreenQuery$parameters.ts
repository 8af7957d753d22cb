/**
 * @generated SignedSource<<8a8923846852219143c56985acb6bdce>>
 * @relayHash a78ee4c185b9d7b881c6884e9f7985da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c44df586b8c87ef1c844ccfee6f2b0b66ef013f1f3a20d4e61c8b2bbadaa1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76c44df586b8c87ef1c844ccfee6f2b0b66ef013f1f3a20d4e61c8b2bbadaa1c",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
