/**
 * @generated SignedSource<<10b54df42be6777513905ac43ac5777e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventImage_event$data = {
  readonly id: string;
  readonly imageSmall: string | null;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "EventImage_event";
};
export type EventImage_event$key = {
  readonly " $data"?: EventImage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventImage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventImage_event",
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
      "name": "imageSmall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "a99df9e8d91e5ea4d762a1f303fb0bbf";

export default node;
