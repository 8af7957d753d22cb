/**
 * @generated SignedSource<<35d472bae2df48e16a2d584b4a01239b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsRow_event$data = {
  readonly cancellationReason: string | null;
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly location: string;
  readonly title: string;
  readonly viewerCanKeepDoor: boolean;
  readonly " $fragmentType": "MyEventsRow_event";
};
export type MyEventsRow_event$key = {
  readonly " $data"?: MyEventsRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsRow_event",
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
      "name": "location",
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
      "name": "cancellationReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanKeepDoor",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d2ca51665afc2fd6492e2891a4bb33e9";

export default node;
