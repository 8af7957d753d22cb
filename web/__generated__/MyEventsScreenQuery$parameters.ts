/**
 * @generated SignedSource<<7c8909b48a3128d3ffb0d91c6be52198>>
 * @relayHash ccffc89821c6e5041116ec7924ad4896
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc0ef02c3e356bebb204365d10a33e90681d879346ba1a9407e49f73de26978f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc0ef02c3e356bebb204365d10a33e90681d879346ba1a9407e49f73de26978f",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
