/**
 * @generated SignedSource<<376fc3c9ee6c3b1e80c9de4ed09c8460>>
 * @relayHash 2da41c295f06826c22de8315e05883c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd273d96291a3621e2faa9ebc224bac028a00a20732d023ed854d2af9bfa453

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcd273d96291a3621e2faa9ebc224bac028a00a20732d023ed854d2af9bfa453",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
