/**
 * @generated SignedSource<<fd76125b3f60da9db50b500f9d7363e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandOverDialog_event$data = {
  readonly id: string;
  readonly organizerName: string;
  readonly title: string;
  readonly viewerIsCreator: boolean;
  readonly " $fragmentType": "HandOverDialog_event";
};
export type HandOverDialog_event$key = {
  readonly " $data"?: HandOverDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOverDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandOverDialog_event",
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
      "name": "organizerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsCreator",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "9fc81eacb4a09344f7163eaa746c6375";

export default node;
