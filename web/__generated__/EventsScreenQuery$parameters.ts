/**
 * @generated SignedSource<<e30d143209251cb642b1a809b4a49d18>>
 * @relayHash 3d59b674a8c58741d2376f03c3eef687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe21347f4e15f9edcea47e5d140d4e1131631e255955ea8d8fabaee6cbf84423

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe21347f4e15f9edcea47e5d140d4e1131631e255955ea8d8fabaee6cbf84423",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
