/**
 * @generated SignedSource<<20554f1f9c77c2a1fb028f8776d938e2>>
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

(node as any).hash = "d504ff770bf9027a293b566473552bcf";

export default node;
