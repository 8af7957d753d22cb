/**
 * @generated SignedSource<<6c0ea4661e9fd7317baf53d3627cdac7>>
 * @relayHash b7b6d0fdc44414f865a1bade12ef0d65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde6e89937cfb29d9cb8e4965668bfb51502bc18efceb42a05dc87c1ffb2a806

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bde6e89937cfb29d9cb8e4965668bfb51502bc18efceb42a05dc87c1ffb2a806",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
