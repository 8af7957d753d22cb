/**
 * @generated SignedSource<<63e0a5b82f52fcce6e3abc233d9f2085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventForm_limits$data = {
  readonly maxCapacity: number;
  readonly " $fragmentType": "EventForm_limits";
};
export type EventForm_limits$key = {
  readonly " $data"?: EventForm_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventForm_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventForm_limits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxCapacity",
      "storageKey": null
    }
  ],
  "type": "EventLimits",
  "abstractKey": null
};

(node as any).hash = "973ab8bb8abcf41d5eface65afac1c5e";

export default node;
