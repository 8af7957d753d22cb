/**
 * @generated SignedSource<<4ee94e4bce659ef37fb562d41a775444>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type EventLeaderboard_event$data = {
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly localLanguage: Language | null;
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
      "name": "localLanguage",
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

(node as any).hash = "c6f1d56effbaf1053e4e8d2ef2228bba";

export default node;
