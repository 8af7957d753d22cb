/**
 * @generated SignedSource<<0f188169d92e014d7e78247a804c82b5>>
 * @relayHash 622d456c949f7d25dd61aeef10455315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89637025143eb27aab095f77a69d608ab95b4747686121c3e27dc9365dc946c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89637025143eb27aab095f77a69d608ab95b4747686121c3e27dc9365dc946c",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
