/**
 * @generated SignedSource<<9c400c6a737f2675aad8c8497e6ea796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsYou_event$data = {
  readonly date: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "NeedsYou_event";
};
export type NeedsYou_event$key = {
  readonly " $data"?: NeedsYou_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsYou_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsYou_event",
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
      "name": "date",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "8f96d6b8988a0fe89b380de7c91dfb25";

export default node;
