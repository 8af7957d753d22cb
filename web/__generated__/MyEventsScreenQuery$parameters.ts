/**
 * @generated SignedSource<<f2262de9cf4632708ae0e02082a7cbfd>>
 * @relayHash e57a527ca9b509369e44d4ae904e0ce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd5384ff520dbb0f3027825d9720d1de2aee14899d27047b332136857c2493e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd5384ff520dbb0f3027825d9720d1de2aee14899d27047b332136857c2493e3",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
