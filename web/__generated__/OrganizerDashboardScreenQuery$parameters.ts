/**
 * @generated SignedSource<<dd0130a2087dadcd3859f50fe6de911b>>
 * @relayHash b44e49c677519d742fff3c843dc4dedf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c282f6cb82ab0ee5c61df29252f49f070049c16fe480e85675b954d65ad44ef2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c282f6cb82ab0ee5c61df29252f49f070049c16fe480e85675b954d65ad44ef2",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
