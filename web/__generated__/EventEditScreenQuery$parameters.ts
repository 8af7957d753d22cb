/**
 * @generated SignedSource<<2717d8020fa920206c3c88bf7f6bea7e>>
 * @relayHash 718b10faa96e8efab2a43ee6c7385007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b64b0773acee0eb75712746c7ec8b9b44931e3eb5a48d0eceddb9a719fa8317

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b64b0773acee0eb75712746c7ec8b9b44931e3eb5a48d0eceddb9a719fa8317",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
