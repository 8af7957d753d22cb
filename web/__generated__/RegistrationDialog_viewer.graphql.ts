/**
 * @generated SignedSource<<435b125604f0f1c31799e6c3182dbe57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationDialog_viewer$data = {
  readonly email: string | null;
  readonly name: string;
  readonly " $fragmentType": "RegistrationDialog_viewer";
};
export type RegistrationDialog_viewer$key = {
  readonly " $data"?: RegistrationDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationDialog_viewer",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2658ec917587c08559def2c3bb7384ec";

export default node;
