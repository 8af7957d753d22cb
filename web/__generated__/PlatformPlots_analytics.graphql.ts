/**
 * @generated SignedSource<<2b5f5ed8b4e22a05443fe396baa2a0a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformPlots_analytics$data = {
  readonly plots: {
    readonly busiestColleges: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly busiestTags: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly eventsByStatus: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly registrationsPerDay: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DaysPanel_days">;
    }>;
    readonly signUpsPerDay: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DaysPanel_days">;
    }>;
  } | null;
  readonly " $fragmentType": "PlatformPlots_analytics";
};
export type PlatformPlots_analytics$key = {
  readonly " $data"?: PlatformPlots_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformPlots_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "DaysPanel_days"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformPlots_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformPlots",
      "kind": "LinkedField",
      "name": "plots",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DayCount",
          "kind": "LinkedField",
          "name": "registrationsPerDay",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DayCount",
          "kind": "LinkedField",
          "name": "signUpsPerDay",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedCount",
          "kind": "LinkedField",
          "name": "eventsByStatus",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedCount",
          "kind": "LinkedField",
          "name": "busiestColleges",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedCount",
          "kind": "LinkedField",
          "name": "busiestTags",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlatformAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "2b172ee6d0b3571c470cc17d55cc688c";

export default node;
