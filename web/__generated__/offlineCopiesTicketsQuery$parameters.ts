/**
 * @generated SignedSource<<a2a4b8b9f7edeb8264fe46ad4337795d>>
 * @relayHash 32ed68d4a60d38e45f9520840166d198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b949a3e980e065babe219a930195d8e29d5a774c199cd4f61961b3cbdeb3c407

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesTicketsQuery } from './offlineCopiesTicketsQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesTicketsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b949a3e980e065babe219a930195d8e29d5a774c199cd4f61961b3cbdeb3c407",
    "metadata": {},
    "name": "offlineCopiesTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
