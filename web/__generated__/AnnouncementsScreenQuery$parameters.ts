/**
 * @generated SignedSource<<605b9d6756ff8c14358b1a194f6cad8e>>
 * @relayHash f7f08f3b9450f3744977df74311fe757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9459024bd9dee42591b355ee2c0aaee1db5bb44665567a95e812e9a066fc709a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9459024bd9dee42591b355ee2c0aaee1db5bb44665567a95e812e9a066fc709a",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
