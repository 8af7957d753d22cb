/**
 * @generated SignedSource<<4cba40c834c9f9132d05f536382245f8>>
 * @relayHash 60ffd82caca8477f7b179223d17654c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ca26ca68605b756ef7f89d337196a906e70c44d2c82a7d40dd89ee8b0c3cb16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ca26ca68605b756ef7f89d337196a906e70c44d2c82a7d40dd89ee8b0c3cb16",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
