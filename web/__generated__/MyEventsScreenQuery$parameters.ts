/**
 * @generated SignedSource<<59bdb132f85932c3bf77ec1cd2bcc662>>
 * @relayHash a27385e4a010c8dbd7a32fea070d1279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aabc5cd679e7a45d04fb495b7991e1d25e358d9df6fe3d63930bc39cffd0aec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0aabc5cd679e7a45d04fb495b7991e1d25e358d9df6fe3d63930bc39cffd0aec",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
