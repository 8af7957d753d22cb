/**
 * @generated SignedSource<<4f066c331c2c8f53877f747c9a82e94b>>
 * @relayHash 3646dae4fd5d44ff2724a1d46f0e1a79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ee3dfbaf65e4c50df3dff4441bc235fb35392957b3d7f69991383a9905e9de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5ee3dfbaf65e4c50df3dff4441bc235fb35392957b3d7f69991383a9905e9de",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
