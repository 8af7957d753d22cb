/**
 * @generated SignedSource<<9009da46670098c4eb8b182c8c36c829>>
 * @relayHash 2215dce3533d8a55dcc05baa57b99cc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d6af3987fd3b969fbd4a7fefa43d3e807b12e396cebe64f296e9180381315ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d6af3987fd3b969fbd4a7fefa43d3e807b12e396cebe64f296e9180381315ba",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
