/**
 * @generated SignedSource<<f9b01cbe5accba5eda2e453d6e0d4ac9>>
 * @relayHash 0fd179e246c699e07013fbaf8787ceb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f18a193f7ff9303204e8db889d2d24eacff99312365bf030cbd8bcffe44e04b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f18a193f7ff9303204e8db889d2d24eacff99312365bf030cbd8bcffe44e04b6",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
