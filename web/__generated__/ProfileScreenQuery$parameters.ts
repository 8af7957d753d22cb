/**
 * @generated SignedSource<<a3587ba50c96facbd10a1faf7438897e>>
 * @relayHash b62db24f36e734f152e443465ef2f843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45f5fdaebd226b3bfb2bc1645e4acf97e6baf88ca7bcd6c62c0476ef75e8ebc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45f5fdaebd226b3bfb2bc1645e4acf97e6baf88ca7bcd6c62c0476ef75e8ebc1",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
