/**
 * @generated SignedSource<<89146d3d83f903a2a284d4b0c9ce376c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordPanel_user$data = {
  readonly email: string | null;
  readonly hasPassword: boolean | null;
  readonly " $fragmentType": "PasswordPanel_user";
};
export type PasswordPanel_user$key = {
  readonly " $data"?: PasswordPanel_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordPanel_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordPanel_user",
  "selections": [
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
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "16cb254c525c6ef831f43f25f15d27d3";

export default node;
