/**
 * @generated SignedSource<<d7d1c96fcb874cdfb809adca50c14a00>>
 * @relayHash 4624dc7d3eda59a4cb6f908863b8b363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 927d409da4979e3803d727cc6b47f2df1878322244d0a99f3736eca3e18a542f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventCreateScreenQuery } from './EventCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "927d409da4979e3803d727cc6b47f2df1878322244d0a99f3736eca3e18a542f",
    "metadata": {},
    "name": "EventCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
