/**
 * @generated SignedSource<<b7ecdc9bd0ac70f75fd2bdd10d0efc2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationsList_event$data = {
  readonly date: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GiveSeatDialog_event" | "RegistrationActs_event">;
  readonly " $fragmentType": "RegistrationsList_event";
};
export type RegistrationsList_event$key = {
  readonly " $data"?: RegistrationsList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationsList_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationsList_event",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationActs_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiveSeatDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "56dcd1e2970f78e93aee378d725997f3";

export default node;
