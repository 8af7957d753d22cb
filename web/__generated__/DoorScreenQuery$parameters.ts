/**
 * @generated SignedSource<<b14aa34bf1ea5c8c96936f6a1019a1cc>>
 * @relayHash 9cb88f4c78ef2111a5a57102cc235996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e2418171d2f0d1253473d3227c06b3c25aed8f6ec0681c2cc61ee009b5d6bca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoorScreenQuery } from './DoorScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e2418171d2f0d1253473d3227c06b3c25aed8f6ec0681c2cc61ee009b5d6bca",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
