/**
 * @generated SignedSource<<d554f25298c5a7222dfdcf9ce3935d0b>>
 * @relayHash 5c0fa5ca2c177b43236b4ecda12c3db4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b146dbfa471a838318fa4264a01287a1b35022508c2be1c049effd52f412d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b146dbfa471a838318fa4264a01287a1b35022508c2be1c049effd52f412d7",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
