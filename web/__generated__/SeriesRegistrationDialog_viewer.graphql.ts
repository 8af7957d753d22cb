/**
 * @generated SignedSource<<a375d50d8ff7b82964f11d077ad5b58f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeriesRegistrationDialog_viewer$data = {
  readonly email: string | null;
  readonly name: string;
  readonly " $fragmentType": "SeriesRegistrationDialog_viewer";
};
export type SeriesRegistrationDialog_viewer$key = {
  readonly " $data"?: SeriesRegistrationDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesRegistrationDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesRegistrationDialog_viewer",
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

(node as any).hash = "0c6177088e68feec29e263224a4a024a";

export default node;
