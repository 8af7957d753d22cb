/**
 * @generated SignedSource<<eaf80b8616f910b30b95e70974035ccd>>
 * @relayHash 411a1a13c2731c327ab4ad0d67cde396
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c0f40380bd1c0d645f7e2f829c9fb49b4265a17e2e65ec813dc885a5e635014

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c0f40380bd1c0d645f7e2f829c9fb49b4265a17e2e65ec813dc885a5e635014",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
