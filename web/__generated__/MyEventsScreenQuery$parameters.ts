/**
 * @generated SignedSource<<2467f51b4b5362022598859c505ee895>>
 * @relayHash 2406acb81a2457b26386b2e300334ee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba60392bd0c7847a2999fba830b32f346550d6739bf98c0b91ede31e1037b41e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba60392bd0c7847a2999fba830b32f346550d6739bf98c0b91ede31e1037b41e",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
