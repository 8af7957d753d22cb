/**
 * @generated SignedSource<<edd20c5db47d96282341225469f1d012>>
 * @relayHash a80b5506dadf7b9987adc6dd1b75570d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bf76f266f6057436a24b2bb61bb2ad90f395bef9e88ef3c4e175e66889c4c4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bf76f266f6057436a24b2bb61bb2ad90f395bef9e88ef3c4e175e66889c4c4e",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
