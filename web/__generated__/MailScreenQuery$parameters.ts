/**
 * @generated SignedSource<<ffce5de218ecf446fae7d4b1147dc43a>>
 * @relayHash 8833c2e525f5dead7ebdd8d7acb766c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f414bc3965b605600f8b8b598e55b23455cfaa6a20603628d616ac54d1138a8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f414bc3965b605600f8b8b598e55b23455cfaa6a20603628d616ac54d1138a8b",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
