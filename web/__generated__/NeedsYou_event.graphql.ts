/**
 * @generated SignedSource<<d010bee9b55817b892898839b31d7411>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type NeedsYou_event$data = {
  readonly date: string;
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly title: string;
  readonly " $fragmentType": "NeedsYou_event";
};
export type NeedsYou_event$key = {
  readonly " $data"?: NeedsYou_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsYou_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsYou_event",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d71e4d962755ceb9ffe52afb53466eea";

export default node;
