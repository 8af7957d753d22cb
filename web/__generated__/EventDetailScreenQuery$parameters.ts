/**
 * @generated SignedSource<<f6e25ea6a159364cfad3cf8a5c050033>>
 * @relayHash dc507c3bebb7cb96e3e6e2f4202cd190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 120718835ae191fc5f82cd9cfec142b5cb2c3384cb34a7459bb03a27f4123e3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "120718835ae191fc5f82cd9cfec142b5cb2c3384cb34a7459bb03a27f4123e3b",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
