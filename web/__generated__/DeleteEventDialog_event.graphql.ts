/**
 * @generated SignedSource<<6a237c5b273969e2e9264e7bfd8f577a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type DeleteEventDialog_event$data = {
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "DeleteEventDialog_event";
};
export type DeleteEventDialog_event$key = {
  readonly " $data"?: DeleteEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteEventDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteEventDialog_event",
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
      "name": "registeredCount",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "f19dd146079a97a496f7abac99e708ad";

export default node;
