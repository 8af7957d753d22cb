/**
 * @generated SignedSource<<0243c85e148b452ede6c716519ef782c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiveSeatDialog_event$data = {
  readonly capacity: number;
  readonly id: string;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "GiveSeatDialog_event";
};
export type GiveSeatDialog_event$key = {
  readonly " $data"?: GiveSeatDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiveSeatDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiveSeatDialog_event",
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
      "name": "capacity",
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

(node as any).hash = "8757069d64cc2249ede722f690af72c7";

export default node;
