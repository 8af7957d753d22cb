/**
 * @generated SignedSource<<1a00ce3c536381964c665794a2d86b3d>>
 * @relayHash 55c3eab083e6d94095b0c9e58136367f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237fc82bf21fe91d94487084b22f972abeed5b4c906803c76067698e647f4043

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "237fc82bf21fe91d94487084b22f972abeed5b4c906803c76067698e647f4043",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
