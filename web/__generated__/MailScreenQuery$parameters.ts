/**
 * @generated SignedSource<<7938a6dfe21048c4200a7f59ae146da6>>
 * @relayHash 073a0028109c4f4275fbe6ee55334b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e3e27ebf92b9f836b44a43b3b272887ba0ad69bb1eaf8d7182d34bef1b8ff88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e3e27ebf92b9f836b44a43b3b272887ba0ad69bb1eaf8d7182d34bef1b8ff88",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
