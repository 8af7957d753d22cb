/**
 * @generated SignedSource<<bb71441508151b4ee8b9b122db332a27>>
 * @relayHash 44591fc5e1d175aa99fa6ee4a7bba8f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32752a77cee4ae1816915011632e6e3c559d5cba308615182daceae8b4167dbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CodeScreenQuery } from './CodeScreenQuery.graphql';

const node: PreloadableConcreteRequest<CodeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32752a77cee4ae1816915011632e6e3c559d5cba308615182daceae8b4167dbf",
    "metadata": {},
    "name": "CodeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
