/**
 * @generated SignedSource<<99ef810599d77ac0fa897f6d277608bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readDoor_guest$data = {
  readonly at: string | null;
  readonly by: string | null;
  readonly door: string | null;
  readonly name: string;
  readonly scanId: string;
  readonly " $fragmentType": "readDoor_guest";
};
export type readDoor_guest$key = {
  readonly " $data"?: readDoor_guest$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDoor_guest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "readDoor_guest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scanId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "door",
      "storageKey": null
    }
  ],
  "type": "Guest",
  "abstractKey": null
};

(node as any).hash = "e8e03c5693c4eeddf6d64ca5ab96c6c8";

export default node;
