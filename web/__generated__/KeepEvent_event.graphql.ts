/**
 * @generated SignedSource<<24456a30058739a54f6b8607ec555a3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepEvent_event$data = {
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly location: string;
  readonly mapLink: string | null;
  readonly title: string;
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapLink",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d7b44910ba6a36ce97a7f5ef773d4cb8";

export default node;
