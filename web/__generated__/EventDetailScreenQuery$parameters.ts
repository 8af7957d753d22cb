/**
 * @generated SignedSource<<cb3311f670a15b901a3247d52e72f8d2>>
 * @relayHash 552982d8c6bc672de9a7c320ad5afb66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc01b1ab88ee7f774ef0d868e186f7066e6138e56a41a33685765af2ed63f96b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc01b1ab88ee7f774ef0d868e186f7066e6138e56a41a33685765af2ed63f96b",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
