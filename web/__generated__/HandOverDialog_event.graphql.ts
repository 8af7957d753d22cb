/**
 * @generated SignedSource<<a6c8438c7a55f974548646d0ce7b9b68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandOverDialog_event$data = {
  readonly id: string;
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

(node as any).hash = "46ffc86ff9621a189ba4095cd1a28d55";

export default node;
