/**
 * @generated SignedSource<<acd20899a3448685b6df03d6945cbca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepEvent_event$data = {
  readonly mapLink: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_event">;
  readonly " $fragmentType": "KeepEvent_event";
};
export type KeepEvent_event$key = {
  readonly " $data"?: KeepEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeepEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapLink",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "4b9d04f3a2cad6bdabd00fc99714e699";

export default node;
