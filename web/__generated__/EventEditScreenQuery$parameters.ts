/**
 * @generated SignedSource<<23c9fc1ee056f731e143835ee97ea5fa>>
 * @relayHash 01f51614696d30ba3f480690c57458d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc79dee76ea04412616beba7d0d5643e13edd7305e76bdda35f35532fc7f2566

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventEditScreenQuery } from './EventEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc79dee76ea04412616beba7d0d5643e13edd7305e76bdda35f35532fc7f2566",
    "metadata": {},
    "name": "EventEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
