/**
 * @generated SignedSource<<48ae0da908b3312de5f8e3e381def8bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsRow_event$data = {
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
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
      "name": "viewerCanKeepDoor",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "27aa01eb9238286ab98956117514bad7";

export default node;
