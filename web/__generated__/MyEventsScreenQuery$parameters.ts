/**
 * @generated SignedSource<<13ddc6737bb85521931675fd0fedb8e8>>
 * @relayHash 5362125e7c4c15055db69093c29c6af1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eea13560eb98d868a8aa8905789d7e4700f08e6278dc04462325e13b7251d81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7eea13560eb98d868a8aa8905789d7e4700f08e6278dc04462325e13b7251d81",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
