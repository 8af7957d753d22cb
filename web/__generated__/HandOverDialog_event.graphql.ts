/**
 * @generated SignedSource<<533cf5df8bc4fdcf0a238a57d57ce1bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type HandOverDialog_event$data = {
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly organizerName: string;
  readonly title: string;
  readonly viewerIsCreator: boolean;
  readonly " $fragmentType": "HandOverDialog_event";
};
export type HandOverDialog_event$key = {
  readonly " $data"?: HandOverDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOverDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandOverDialog_event",
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
      "name": "organizerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsCreator",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "dc0538e3088890902b9d5099a2ffc8a0";

export default node;
