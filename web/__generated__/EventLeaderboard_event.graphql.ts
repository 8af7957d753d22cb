/**
 * @generated SignedSource<<c008b7a0e9f8f8fb07e30a624f81aefa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLeaderboard_event$data = {
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly title: string;
  readonly viewerCanUpdateScores: boolean;
  readonly viewerIsRegistered: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressChart_event" | "ScorePanel_event" | "useEventBoard_event">;
  readonly " $fragmentType": "EventLeaderboard_event";
};
export type EventLeaderboard_event$key = {
  readonly " $data"?: EventLeaderboard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLeaderboard_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLeaderboard_event",
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
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsRegistered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdateScores",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEventBoard_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressChart_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScorePanel_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "60aa3d7393de94a77e58010a45e74252";

export default node;
