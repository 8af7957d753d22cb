/**
 * @generated SignedSource<<696bc6df34dbc1b466a5136a3c5a4184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteEventDialog_event$data = {
  readonly id: string;
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
      "name": "registeredCount",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "f29da9e23d6c538bda8565268a223ff2";

export default node;
