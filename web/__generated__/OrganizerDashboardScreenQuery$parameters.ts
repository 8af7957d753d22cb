/**
 * @generated SignedSource<<53f5840f7839aae538cad6d5fbec9367>>
 * @relayHash 776a53e3e59529be1dea334c6e7b15d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac12e9f0dc54a7b930431f6eea9d15b246f85d20775ef099bc748a90b8170e31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac12e9f0dc54a7b930431f6eea9d15b246f85d20775ef099bc748a90b8170e31",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
