/**
 * @generated SignedSource<<94eed0b1e4d4775595b8ff7a816ac21d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type CancelEventDialog_event$data = {
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly title: string;
  readonly " $fragmentType": "CancelEventDialog_event";
};
export type CancelEventDialog_event$key = {
  readonly " $data"?: CancelEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelEventDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelEventDialog_event",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "4e9f9427b5e823d9f9da4e484f71a7f5";

export default node;
