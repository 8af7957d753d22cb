/**
 * @generated SignedSource<<0f9154c192c73138f0c386bccd4d9e7c>>
 * @relayHash 5ba0c1b8ec2d67fee004ac812587d859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d5f1d5f59a0dbe036e1eaad74a23bc3941e14b7ebf4dcd69da9579a108f848c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesScreenQuery } from './NoticesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d5f1d5f59a0dbe036e1eaad74a23bc3941e14b7ebf4dcd69da9579a108f848c",
    "metadata": {},
    "name": "NoticesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
