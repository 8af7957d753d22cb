/**
 * @generated SignedSource<<27d6347541610a5c8c744bda38a55b44>>
 * @relayHash 89c2d4ffcfc3579bdc715019d9986f03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc931498d7ef7e3e7a66f827678b7a3f7145b08a9e1d6b9b9e4ffb5b28a1f6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementCreateScreenQuery } from './AnnouncementCreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementCreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efc931498d7ef7e3e7a66f827678b7a3f7145b08a9e1d6b9b9e4ffb5b28a1f6d",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
