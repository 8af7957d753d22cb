/**
 * @generated SignedSource<<58dc85f174e0ce5eddd39c4701a2a5b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeNextEvent_event$data = {
  readonly date: string;
  readonly id: string;
  readonly location: string;
  readonly title: string;
  readonly " $fragmentType": "HomeNextEvent_event";
};
export type HomeNextEvent_event$key = {
  readonly " $data"?: HomeNextEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeNextEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeNextEvent_event",
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "ffe9b3fdd680cba99c2372a8cb372a12";

export default node;
