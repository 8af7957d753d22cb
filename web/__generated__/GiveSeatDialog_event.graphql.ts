/**
 * @generated SignedSource<<f4cd26730c2228046f37ae98e0a77b17>>
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

(node as any).hash = "1d0073ae266997e6e8124495e8e46aff";

export default node;
