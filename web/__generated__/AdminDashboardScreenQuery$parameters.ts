/**
 * @generated SignedSource<<46129ada9a2236060540c82c850d2d02>>
 * @relayHash efdc64ea4fe4405716a8d6d3a6dbc529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdea5161e6118a76d9ececa97f067b4c8326232a9c325bda3962c2c3d625bbbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdea5161e6118a76d9ececa97f067b4c8326232a9c325bda3962c2c3d625bbbb",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
