/**
 * @generated SignedSource<<128144d23a433b63e5c70b8bcd44d1ad>>
 * @relayHash be8d86fb71636f838f7b1279c45ca9d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff870038e0840908aebc5697b05352ce11fbaf452a51078dd90ea7a6f53f878

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoorScreenQuery } from './DoorScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dff870038e0840908aebc5697b05352ce11fbaf452a51078dd90ea7a6f53f878",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
