/**
 * @generated SignedSource<<1e76d895773cc1c93bc9de9b70a024cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopPerformers_home$data = {
  readonly topPerformers: ReadonlyArray<{
    readonly __typename: "TopPerformer";
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopBoard_home">;
  readonly " $fragmentType": "HomeTopPerformers_home";
};
export type HomeTopPerformers_home$key = {
  readonly " $data"?: HomeTopPerformers_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopPerformers_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeTopPerformers_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TopPerformer",
      "kind": "LinkedField",
      "name": "topPerformers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeTopBoard_home"
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "0cfa91eed82111db419a236b6d73e925";

export default node;
