/**
 * @generated SignedSource<<70bb6efddc8610e94911cdbf13827a13>>
 * @relayHash 07b7083f908fd0b1bfcebeab45ac86f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b022eb7d6b43b841cf83d29f92eec84fd43daae86112b91d9fc2a39f3f0d2a50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b022eb7d6b43b841cf83d29f92eec84fd43daae86112b91d9fc2a39f3f0d2a50",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
