/**
 * @generated SignedSource<<0ebe539e69264ca88f6ea705792f60b8>>
 * @relayHash 55b2562815c28b5512fe8e82e0026c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df2e9f4e9d2d8f75880e30d00bcb24339d9745e4ee271b72ec9d8a0649155434

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesScreenQuery } from './NoticesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df2e9f4e9d2d8f75880e30d00bcb24339d9745e4ee271b72ec9d8a0649155434",
    "metadata": {},
    "name": "NoticesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
