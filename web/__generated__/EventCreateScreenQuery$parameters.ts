/**
 * @generated SignedSource<<a6528f9adf2f0a9ea176a1f705bf4145>>
 * @relayHash 0db9e3595b95f9e247183b9bb7847508
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b94949b5f6d463feb9d4fb21029b080daa5a7159cdd6013d950ef6d7ad6b7eb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventCreateScreenQuery } from './EventCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b94949b5f6d463feb9d4fb21029b080daa5a7159cdd6013d950ef6d7ad6b7eb3",
    "metadata": {},
    "name": "EventCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
