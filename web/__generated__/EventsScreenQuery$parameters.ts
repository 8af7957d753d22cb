/**
 * @generated SignedSource<<7226c35090f7c49d2f4e1dda41a6e092>>
 * @relayHash 610f23bf519e7d8aa67753109247eb3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 392eeb5f4d7326b94cd95ac1068250878955bf763b6928d313d116e21d16d982

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "392eeb5f4d7326b94cd95ac1068250878955bf763b6928d313d116e21d16d982",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
