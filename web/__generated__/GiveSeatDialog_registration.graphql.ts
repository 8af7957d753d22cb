/**
 * @generated SignedSource<<858f30e354c699cce7ea5a5c2cfcc139>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiveSeatDialog_registration$data = {
  readonly name: string;
  readonly userId: string;
  readonly " $fragmentType": "GiveSeatDialog_registration";
};
export type GiveSeatDialog_registration$key = {
  readonly " $data"?: GiveSeatDialog_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiveSeatDialog_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiveSeatDialog_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "e35b2478bac28793206dd472f88c6bd5";

export default node;
