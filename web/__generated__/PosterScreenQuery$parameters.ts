/**
 * @generated SignedSource<<0f45f37d16181e065a49291c2bad8285>>
 * @relayHash 425a4141c666a5ef167d6b0a9182b6f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e82236770b7ce1f613cd3806c0f1f8b6c66aca9912da3b5268ab2f6d5885c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PosterScreenQuery } from './PosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<PosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64e82236770b7ce1f613cd3806c0f1f8b6c66aca9912da3b5268ab2f6d5885c8",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
