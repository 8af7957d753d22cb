/**
 * @generated SignedSource<<1fb9fb2408e087a0701907d59996f1cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformTiles_analytics$data = {
  readonly activeEvents: number;
  readonly totalRegistrations: number;
  readonly totalUsers: number;
  readonly upcomingEvents: number;
  readonly " $fragmentType": "PlatformTiles_analytics";
};
export type PlatformTiles_analytics$key = {
  readonly " $data"?: PlatformTiles_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformTiles_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformTiles_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUsers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeEvents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upcomingEvents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalRegistrations",
      "storageKey": null
    }
  ],
  "type": "PlatformAnalytics",
  "abstractKey": null
};

(node as any).hash = "fd4446e3195fc7ae52e7e21971d40ddb";

export default node;
