/**
 * @generated SignedSource<<fd1152042bdcb1b3db7a9490f65a3469>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsReached_event$data = {
  readonly id: string;
  readonly viewerScore: {
    readonly hasMedal: boolean;
    readonly rank: number;
    readonly score: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
  readonly " $fragmentType": "MyEventsReached_event";
};
export type MyEventsReached_event$key = {
  readonly " $data"?: MyEventsReached_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsReached_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsReached_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardRow",
      "kind": "LinkedField",
      "name": "viewerScore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasMedal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyEventsRow_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "5f38fafe10f0bdfbc07227a40446ea3d";

export default node;
