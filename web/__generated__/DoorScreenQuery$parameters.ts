/**
 * @generated SignedSource<<b9d8239c39236b6e0d90ca542bbaf8a3>>
 * @relayHash 0b02346592416e86eaa4db19eb057f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a021a811fc6a809b0fb5693cdd7a7bf5bc158e191fbe09e249ff68f41139c66a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoorScreenQuery } from './DoorScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a021a811fc6a809b0fb5693cdd7a7bf5bc158e191fbe09e249ff68f41139c66a",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
