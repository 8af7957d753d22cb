/**
 * @generated SignedSource<<d0614925365a3e0af8db1c40401b49cb>>
 * @relayHash c305eb09db38c4337810e17e68b81cb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d822aeb36c2ed23f73e6f9af342f38c5def7e77ea9a9ca5a4e0c960728fa9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42d822aeb36c2ed23f73e6f9af342f38c5def7e77ea9a9ca5a4e0c960728fa9b",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
