/**
 * @generated SignedSource<<0e4761da1d6ac899b82524c1539f7f28>>
 * @relayHash b9eb26f215c33736d58d6dd04affaa36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c26feade27aeae8b8dfe2fd00153ec828ac449545ff3e0f2709b1dd064f8b32f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c26feade27aeae8b8dfe2fd00153ec828ac449545ff3e0f2709b1dd064f8b32f",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
