/**
 * @generated SignedSource<<c01f64874af7ea0dcb049727ea257485>>
 * @relayHash 5d35cbdfbcef95e80f080e814e63b7ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4bca136fd712808f86d5fa5ec93f919b07461c0ca6b195af45e8240f5de9ce8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4bca136fd712808f86d5fa5ec93f919b07461c0ca6b195af45e8240f5de9ce8",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
