/**
 * @generated SignedSource<<8ee2e1de6b3775c441b29aad5bbb0fda>>
 * @relayHash 27f00c8129fe04b83d09f6d5752bb7b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67a413e1541f3bf6ea666d1d6b6dee573439a522ae6c43a7f5ecea6957e7ca29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInScreenQuery } from './CheckInScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67a413e1541f3bf6ea666d1d6b6dee573439a522ae6c43a7f5ecea6957e7ca29",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
