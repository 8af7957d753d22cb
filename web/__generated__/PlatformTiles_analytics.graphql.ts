/**
 * @generated SignedSource<<1ac7bf59428b3371816ed0a1213d460c>>
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
  readonly turnout: {
    readonly " $fragmentSpreads": FragmentRefs<"turnoutTile_turnout">;
  };
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Turnout",
      "kind": "LinkedField",
      "name": "turnout",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "turnoutTile_turnout",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "events",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seats",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "came",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlatformAnalytics",
  "abstractKey": null
};

(node as any).hash = "66a63b0d8340b758fa099059aebf68ff";

export default node;
