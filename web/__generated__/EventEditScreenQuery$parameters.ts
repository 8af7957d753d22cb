/**
 * @generated SignedSource<<23c893a9c494ad4cda3e8c267885920a>>
 * @relayHash 34bd4d355eadc0cfd42f3ded54441f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bc8d30dcb266c04d6e361b2e06da53014f1584e4d536a05d66ea5b92d8546a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bc8d30dcb266c04d6e361b2e06da53014f1584e4d536a05d66ea5b92d8546a7",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
