/**
 * @generated SignedSource<<3882971ee5aa2d22d40f26b83be59a98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLeaderboard_event$data = {
  readonly cancelledAt: string | null;
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
      "alias": "title",
      "args": null,
      "kind": "ScalarField",
      "name": "localTitle",
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
      "name": "cancelledAt",
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

(node as any).hash = "e32048bf4e0aff227e082353dd9deb73";

export default node;
