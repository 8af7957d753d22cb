/**
 * @generated SignedSource<<80f520ec6697414f537c14a64a56341d>>
 * @relayHash 957e8ed606aca001ef8da5f2b3d6732c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ec0639bf66a9158a9852c1aab10a948bf5256c8c1a6fa62cee02ffbebc04f4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ec0639bf66a9158a9852c1aab10a948bf5256c8c1a6fa62cee02ffbebc04f4d",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
