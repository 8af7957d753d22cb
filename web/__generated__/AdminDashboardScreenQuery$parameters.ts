/**
 * @generated SignedSource<<f7d18c8953399266f055ad473aea96ad>>
 * @relayHash f3511d5fcfdd1de499984e77476c016a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38eabe7b36712d48cfa5d532913f841060e523e496be1f604cda0b5fa609df52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38eabe7b36712d48cfa5d532913f841060e523e496be1f604cda0b5fa609df52",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
