/**
 * @generated SignedSource<<6f85b96373ee89f63004f906f8323a89>>
 * @relayHash 306c7a32d84c9af831e811f0b28598a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7ab87f7712e82e051c1f0b83b236fa0d802f0419796b55583769cda24e10dc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7ab87f7712e82e051c1f0b83b236fa0d802f0419796b55583769cda24e10dc2",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
