/**
 * @generated SignedSource<<eb1e6e20b706bc0f5f3b04ad713839ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationDialog_event$data = {
  readonly date: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "RegistrationDialog_event";
};
export type RegistrationDialog_event$key = {
  readonly " $data"?: RegistrationDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationDialog_event",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "45dd4dceb91e7261d8a72fcc44bf9951";

export default node;
