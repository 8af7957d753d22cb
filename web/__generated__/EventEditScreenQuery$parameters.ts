/**
 * @generated SignedSource<<1605545993d1b434950b68cf60f71e49>>
 * @relayHash 4f0140c0ca0cb99b6a90f0b332f8042b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20c1c92deb116d4525e40270ad9c955794a457e6d5dfa182c6fb74be00ed874d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20c1c92deb116d4525e40270ad9c955794a457e6d5dfa182c6fb74be00ed874d",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
