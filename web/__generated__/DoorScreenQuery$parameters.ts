/**
 * @generated SignedSource<<3031f4d3bbf4d284230a64cefda6d3db>>
 * @relayHash ec361c97119415381e15fc84e7468117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8b98b1608b7f1f7cfb7922d68bb07dcca7656e33ee3392d59b7472e10aaad6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoorScreenQuery } from './DoorScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8b98b1608b7f1f7cfb7922d68bb07dcca7656e33ee3392d59b7472e10aaad6",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
