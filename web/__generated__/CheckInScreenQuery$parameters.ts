/**
 * @generated SignedSource<<f62da63c84c892f416c239bf94893028>>
 * @relayHash 2c4985052867e0a3b0c96a817fdc2400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79b51fd7e84debf73f1b2e3d5b6aee590e5fb62255df9bb4a662056a52ecfc37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInScreenQuery } from './CheckInScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79b51fd7e84debf73f1b2e3d5b6aee590e5fb62255df9bb4a662056a52ecfc37",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
