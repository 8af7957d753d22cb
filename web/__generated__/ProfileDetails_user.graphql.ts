/**
 * @generated SignedSource<<8ea7e8e182cb96c320dd2623fac56daf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileDetails_user$data = {
  readonly college: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "ProfileDetails_user";
};
export type ProfileDetails_user$key = {
  readonly " $data"?: ProfileDetails_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileDetails_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileDetails_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
      "name": "college",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "52f785cf28739473e6dc556c978929e4";

export default node;
