/**
 * @generated SignedSource<<18f3a844d8c9459f0d56dfced24d039e>>
 * @relayHash 3490961cfc8df70fd96194896f58a2e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f15acf7ae7eb52301070773eea0a983741a161a860703ed39f9aa58fb0c228a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f15acf7ae7eb52301070773eea0a983741a161a860703ed39f9aa58fb0c228a6",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
