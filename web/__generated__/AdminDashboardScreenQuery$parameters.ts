/**
 * @generated SignedSource<<d360e8203b06488a6d0e8d97f8e0efe2>>
 * @relayHash 084880cd30fd4b9257a1e3e457358785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcc4935ece3d6fae1d119e0f39497fc264910f3701b9d993368fcd6c7d063f39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcc4935ece3d6fae1d119e0f39497fc264910f3701b9d993368fcd6c7d063f39",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
