/**
 * @generated SignedSource<<3d13303d7433f5ec215d881cea0cbbcf>>
 * @relayHash e956e5163250b0ef9a70f93a3b17101f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66ac4fa3c8c8c11f97c72e213f39cd884ac2d76bec8bb7e6d4a5c9e79cae133

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementCreateScreenQuery } from './AnnouncementCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f66ac4fa3c8c8c11f97c72e213f39cd884ac2d76bec8bb7e6d4a5c9e79cae133",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
