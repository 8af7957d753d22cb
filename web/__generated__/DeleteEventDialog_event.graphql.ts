/**
 * @generated SignedSource<<fb92169b0144f1d6251a6b600434356a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteEventDialog_event$data = {
  readonly id: string;
  readonly registeredCount: number;
  readonly title: string;
  readonly " $fragmentType": "DeleteEventDialog_event";
};
export type DeleteEventDialog_event$key = {
  readonly " $data"?: DeleteEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteEventDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteEventDialog_event",
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
      "name": "registeredCount",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "ede3379da2a894a2a1b660671b28b65c";

export default node;
