/**
 * @generated SignedSource<<861c332d62b72117316a3c42010ecc75>>
 * @relayHash 9b185f147659c5579909bd47364c64af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63f106f350d07b54f2ab51ab92f10f5219d4fdc335c9dc95b1f828cc61845d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f63f106f350d07b54f2ab51ab92f10f5219d4fdc335c9dc95b1f828cc61845d6",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
