/**
 * @generated SignedSource<<efebee4491f80f6530b657f81ff5e01c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepEvent_event$data = {
  readonly id: string;
  readonly location: string;
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "58fcd6effa203fb5bd8692f2c4e93373";

export default node;
