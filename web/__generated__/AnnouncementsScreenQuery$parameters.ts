/**
 * @generated SignedSource<<a6e40f3d7ced8fbd162e82f28c8e2006>>
 * @relayHash cbaa06bbcb9502988fc2c56374dab727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8f5f0d1318845b82730b1355181268e14a8991c38f1cd816b8fdf17a2593488

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8f5f0d1318845b82730b1355181268e14a8991c38f1cd816b8fdf17a2593488",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
