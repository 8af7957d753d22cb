/**
 * @generated SignedSource<<712376bf944c0e9bf02ac285ef131652>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationFormDialog_viewer$data = {
  readonly email: string | null;
  readonly name: string;
  readonly " $fragmentType": "RegistrationFormDialog_viewer";
};
export type RegistrationFormDialog_viewer$key = {
  readonly " $data"?: RegistrationFormDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationFormDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationFormDialog_viewer",
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

(node as any).hash = "93fb629ea0cf72ac184a50bc354ec726";

export default node;
