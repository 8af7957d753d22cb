/**
 * @generated SignedSource<<4292cb6316c83a3134e40e4656450c70>>
 * @relayHash e29f483778a7fadbc746b985e55318fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b654b1cb49d454d3183703c58c03c376584ff8b648a521518b98663b81d1ad63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b654b1cb49d454d3183703c58c03c376584ff8b648a521518b98663b81d1ad63",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
