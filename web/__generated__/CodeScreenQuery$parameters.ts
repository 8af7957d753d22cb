/**
 * @generated SignedSource<<6d01b51fa1f322b3a0b42c0b9f3edf54>>
 * @relayHash 2bde122507a0e9d88554bf4079f49432
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e25ebe61f2a6cf788a304ac1ddd37c765732f54b2f6382c80ded0509e49677b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CodeScreenQuery } from './CodeScreenQuery.graphql';

const node: PreloadableConcreteRequest<CodeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e25ebe61f2a6cf788a304ac1ddd37c765732f54b2f6382c80ded0509e49677b",
    "metadata": {},
    "name": "CodeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
