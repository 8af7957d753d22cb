/**
 * @generated SignedSource<<a0db8fcd842e9d598ae0bde0cf4f7b49>>
 * @relayHash b0164ec06eda04b674bd667d7c1228e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15eac603c540d9d4301e0dccac80084d4ca5009834950acaa2fa176801a1f91e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15eac603c540d9d4301e0dccac80084d4ca5009834950acaa2fa176801a1f91e",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
