/**
 * @generated SignedSource<<f86841dfaa88c26e632fcd3fe834bdaf>>
 * @relayHash cb3a1ee24894d49c3a6f8c30f47f0545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcad4d952f38be2f1e5a06cb75e170e04bcce43511e8caf96e6889c36fb62880

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcad4d952f38be2f1e5a06cb75e170e04bcce43511e8caf96e6889c36fb62880",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
