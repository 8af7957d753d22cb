/**
 * @generated SignedSource<<902d7d1b113a399d2101e34391c60115>>
 * @relayHash bde5098b5320848f69f89d0fcff902dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db1720f79b3dd8fcd5c74e27eb4663668221f2bed2250edb4638c86e2a0af5e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db1720f79b3dd8fcd5c74e27eb4663668221f2bed2250edb4638c86e2a0af5e3",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
