/**
 * @generated SignedSource<<b900cb6e9f491f1fd59eb75b592fe71c>>
 * @relayHash b52a10991a83c852e46b75c4319322b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3233a7e3e50a2cdd0e07beb7ebd4ad1b27720153469be8fe5e6345b6d48b108b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3233a7e3e50a2cdd0e07beb7ebd4ad1b27720153469be8fe5e6345b6d48b108b",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
