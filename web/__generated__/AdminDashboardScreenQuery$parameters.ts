/**
 * @generated SignedSource<<19d5f7761290d966e9170849f2ee438c>>
 * @relayHash dd53f27d6ffb932cbda82e1f14b0b210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 293d5f59f1bfac18f15f2b62778c1f3e055a45238b46f0bce7d618a8394f58ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "293d5f59f1bfac18f15f2b62778c1f3e055a45238b46f0bce7d618a8394f58ee",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
