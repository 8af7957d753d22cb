/**
 * @generated SignedSource<<da68b45c1b50d39e13a90ad105d2838f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestRow_registration$data = {
  readonly college: string;
  readonly createdAt: string;
  readonly email: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly specialRequirements: string | null;
  readonly " $fragmentType": "RequestRow_registration";
};
export type RequestRow_registration$key = {
  readonly " $data"?: RequestRow_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRow_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestRow_registration",
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
      "name": "college",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequirements",
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
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "5c7a751fa05ec557195bb6c4b5c71f01";

export default node;
