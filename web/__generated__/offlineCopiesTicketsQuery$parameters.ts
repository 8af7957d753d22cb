/**
 * @generated SignedSource<<d61ef1cc1992c4aee397929a535b3736>>
 * @relayHash 94ed77ce99b1637e11e24e39a42cf64a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a0cb20ac4bcd88c7185685359cae8eb36aecf15899e45cd86fdaac6b0319606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesTicketsQuery } from './offlineCopiesTicketsQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesTicketsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a0cb20ac4bcd88c7185685359cae8eb36aecf15899e45cd86fdaac6b0319606",
    "metadata": {},
    "name": "offlineCopiesTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
