/**
 * @generated SignedSource<<cfd141f08dee366ebbf3be43a560946e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationsCame_attendance$data = {
  readonly in: number;
  readonly notIn: number;
  readonly walkIns: number;
  readonly " $fragmentType": "RegistrationsCame_attendance";
};
export type RegistrationsCame_attendance$key = {
  readonly " $data"?: RegistrationsCame_attendance$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationsCame_attendance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationsCame_attendance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "in",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "walkIns",
      "storageKey": null
    }
  ],
  "type": "Attendance",
  "abstractKey": null
};

(node as any).hash = "da6484954d9ef3cce89e733262f5c6c3";

export default node;
