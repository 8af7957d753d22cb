/**
 * @generated SignedSource<<6dfddb1f16d9a2952c6ab2a057d24bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFacts_event$data = {
  readonly capacity: number;
  readonly date: string;
  readonly location: string;
  readonly registeredCount: number;
  readonly " $fragmentType": "EventFacts_event";
};
export type EventFacts_event$key = {
  readonly " $data"?: EventFacts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFacts_event",
  "selections": [
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

(node as any).hash = "dae0f22c82167a8bfd835d6b592fbc11";

export default node;
