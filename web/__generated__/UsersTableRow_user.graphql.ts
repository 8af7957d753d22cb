/**
 * @generated SignedSource<<16dd2bf8a0ac88754698106aa3c0e2e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
import type { FragmentRefs } from "relay-runtime";
export type UsersTableRow_user$data = {
  readonly college: string;
  readonly createdAt: string;
  readonly email: string | null;
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "UsersTableRow_user";
};
export type UsersTableRow_user$key = {
  readonly " $data"?: UsersTableRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsersTableRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsersTableRow_user",
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
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "803c8f1e167acf11d5fddbd6fc655761";

export default node;
