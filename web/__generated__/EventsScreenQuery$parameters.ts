/**
 * @generated SignedSource<<972da7d7b4277818f234448ec603ce72>>
 * @relayHash 0d8d15ed262ea1eac222e355aef5cc14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b2679adb4684f2f44e288b28c50b4286b190935e1e0e7ee67d10c2022ff0a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0b2679adb4684f2f44e288b28c50b4286b190935e1e0e7ee67d10c2022ff0a0",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
