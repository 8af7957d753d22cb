/**
 * @generated SignedSource<<1a52c3fda67a5ddaa1340b0f509c2e1b>>
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
    readonly checkInsPerDay: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CheckInsPanel_days">;
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
          "concreteType": "DayCount",
          "kind": "LinkedField",
          "name": "checkInsPerDay",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CheckInsPanel_days"
            }
          ],
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

(node as any).hash = "4bae6f68922315b63413f924cf857d59";

export default node;
