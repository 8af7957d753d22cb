/**
 * @generated SignedSource<<abf1cef2a7952599e5e759efeee95b00>>
 * @relayHash 806a42d953cbbff0ff98d8272f54d6fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35610b2ce7b768ff87db5c5962a183df70d350f0dbecb131a72464044b336f1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PosterScreenQuery } from './PosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<PosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35610b2ce7b768ff87db5c5962a183df70d350f0dbecb131a72464044b336f1d",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
