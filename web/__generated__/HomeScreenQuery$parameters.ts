/**
 * @generated SignedSource<<9861fa9cbc5dfac14ddfe525a6beeec7>>
 * @relayHash 474c3d33d6ac6d7584fed95df85cc237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f294100f0e1052c6327a00df8a033cf24c55ae73472063b40de72398ff8f5b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f294100f0e1052c6327a00df8a033cf24c55ae73472063b40de72398ff8f5b8",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
