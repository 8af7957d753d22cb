/**
 * @generated SignedSource<<05784510ba4bd163833e29888afb972f>>
 * @relayHash 7d18ec51dde7950db591799f9908afa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b3963218b2ecf79b1be14b143ac60878974a3dc77353f293eba67b3981bc966

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b3963218b2ecf79b1be14b143ac60878974a3dc77353f293eba67b3981bc966",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
