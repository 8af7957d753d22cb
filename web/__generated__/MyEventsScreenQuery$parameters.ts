/**
 * @generated SignedSource<<9f33dc46296d757491ee11fb0522691b>>
 * @relayHash ae0b4dc56311ab9edd540b7b1af194e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eec13697aa7a9b0670dbdb471a72bc80403063dfafef09e88dbcfd50508416f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eec13697aa7a9b0670dbdb471a72bc80403063dfafef09e88dbcfd50508416f1",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
