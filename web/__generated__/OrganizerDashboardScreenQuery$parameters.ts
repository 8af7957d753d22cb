/**
 * @generated SignedSource<<d6a3901f87622ceb28ae01e650ba6807>>
 * @relayHash ede5aad831812fa5f8301e3450cddd8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5975a900d87c61fe4f9b53ff7f91f34b792ead98c11e9a54fedc8534b1adba6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5975a900d87c61fe4f9b53ff7f91f34b792ead98c11e9a54fedc8534b1adba6",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
