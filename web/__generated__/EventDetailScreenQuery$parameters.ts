/**
 * @generated SignedSource<<c2d9ebe90c9df04362fc1f420adffe4d>>
 * @relayHash 6d7b422aa3d78865175c6251582cbd75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa7f3e2db479bc837bc655609abb750cbaefb53b0593632fca4ea81fe5322cd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa7f3e2db479bc837bc655609abb750cbaefb53b0593632fca4ea81fe5322cd5",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
