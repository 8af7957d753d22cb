/**
 * @generated SignedSource<<79c3dfc34d96fcea9fadc388af2e6b2c>>
 * @relayHash 2e8b8c4720e8e1a90500a04f3418a9b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6c8a5aaf34abc05b36b4cf14715b6e7fcb91d372d041d4899dbbec6d0ed02d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInScreenQuery } from './CheckInScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6c8a5aaf34abc05b36b4cf14715b6e7fcb91d372d041d4899dbbec6d0ed02d2",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
