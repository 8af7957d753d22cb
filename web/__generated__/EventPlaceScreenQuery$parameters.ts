/**
 * @generated SignedSource<<4c7bbcdb8e2296c9e9e289b6b0446112>>
 * @relayHash 3410007f179b2dc52061ffa81110f638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7c2633dc393f84e02eb3004cab6bea92d507c598c32d2eb416b6f9bac260fdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7c2633dc393f84e02eb3004cab6bea92d507c598c32d2eb416b6f9bac260fdd",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
