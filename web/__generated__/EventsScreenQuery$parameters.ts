/**
 * @generated SignedSource<<97812daa978b77b5412071de364f2d45>>
 * @relayHash d238614934c5d4dcb4fde21d8e27fdfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6642a4e8052351f62c982af904434b193209e3417ebc861c02782bddf8064e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6642a4e8052351f62c982af904434b193209e3417ebc861c02782bddf8064e6",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
