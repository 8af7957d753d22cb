/**
 * @generated SignedSource<<cdba9281d4cb2143d02e3a31c3d0c90a>>
 * @relayHash 2987cd45100877468db8c4d67e7d577c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e091775a509262b937036c28941eaa4a1f08501440fff44c11e073d75d922685

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { offlineCopiesPagesQuery } from './offlineCopiesPagesQuery.graphql';

const node: PreloadableConcreteRequest<offlineCopiesPagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e091775a509262b937036c28941eaa4a1f08501440fff44c11e073d75d922685",
    "metadata": {},
    "name": "offlineCopiesPagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
