/**
 * @generated SignedSource<<bcd03d108272c0c05f64b2f60d5c6b4b>>
 * @relayHash 7ba5ce520caca497f1b9be41654ac172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5126f7090bb78f6fd4a058c47befa79dbe6cdeb4244f6d2621d5997973be8b4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5126f7090bb78f6fd4a058c47befa79dbe6cdeb4244f6d2621d5997973be8b4f",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
