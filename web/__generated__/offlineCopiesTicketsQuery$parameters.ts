/**
 * @generated SignedSource<<9ae4c45f1f6d0f67e23781a0f8db766b>>
 * @relayHash 4572078da4bed1c3622aa7493732d431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed7ff01b868c9a3332be7545a244166231c773e5c5ecd53f0ea25f8eca37831d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesTicketsQuery } from './offlineCopiesTicketsQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesTicketsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed7ff01b868c9a3332be7545a244166231c773e5c5ecd53f0ea25f8eca37831d",
    "metadata": {},
    "name": "offlineCopiesTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
