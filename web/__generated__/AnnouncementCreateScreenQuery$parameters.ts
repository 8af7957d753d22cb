/**
 * @generated SignedSource<<60659d614ef3922b0c39f34f9cdbe530>>
 * @relayHash 92060848d05c1e9a96f30dfaa0c44511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a552e317a2888778049921261cd89277de228f13420dd4c6051fa5acd0dc3289

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementCreateScreenQuery } from './AnnouncementCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a552e317a2888778049921261cd89277de228f13420dd4c6051fa5acd0dc3289",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
