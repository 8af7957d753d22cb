/**
 * @generated SignedSource<<fccced2faae9f8ef8f5a94c11359f89e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitlistRow_registration$data = {
  readonly createdAt: string;
  readonly email: string | null;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"GiveSeatDialog_registration">;
  readonly " $fragmentType": "WaitlistRow_registration";
};
export type WaitlistRow_registration$key = {
  readonly " $data"?: WaitlistRow_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitlistRow_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitlistRow_registration",
  "selections": [
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiveSeatDialog_registration"
    }
  ],
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "83ec6d29bb4b95086eb17123038e6049";

export default node;
