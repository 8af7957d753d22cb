/**
 * @generated SignedSource<<ddb53f58d96aac098df1d2a7f5be579e>>
 * @relayHash 4af69da57555dbe4e44e456cf90e6870
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ee72bb9680eaac64069777df5b8a600623640d371487b6555126a85a299f970

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ee72bb9680eaac64069777df5b8a600623640d371487b6555126a85a299f970",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
