/**
 * @generated SignedSource<<07079c835dc37fa79dcd939f9359809b>>
 * @relayHash 796be7bdbc4a6ba58ac60494e83f1780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8524eda2555b10313a8d9ded646bccc7fc99e28282101c040e2424dedad24c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8524eda2555b10313a8d9ded646bccc7fc99e28282101c040e2424dedad24c0",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
