/**
 * @generated SignedSource<<d054dbc3580868bcde0c4bc6b8e80067>>
 * @relayHash a776b7a01c6d7f16d5930feab02b0845
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde451ef5ba17ff7b782c616ed0890ce291641189d50b23321248239ba7efedd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bde451ef5ba17ff7b782c616ed0890ce291641189d50b23321248239ba7efedd",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
