/**
 * @generated SignedSource<<a5fef6f11bd2c51ce84c40c8c07ad86f>>
 * @relayHash 9ebe941c5ffe2b0545e0f5c44abce1f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c162c8fe75fe7564b0f89974ed8b7cbffd3f07da88947b6a4878c23b7c23ae84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c162c8fe75fe7564b0f89974ed8b7cbffd3f07da88947b6a4878c23b7c23ae84",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
