/**
 * @generated SignedSource<<79107d355b89c55b99f3064a45c63847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type HelperList_event$data = {
  readonly id: string;
  readonly staff: ReadonlyArray<{
    readonly addedByName: string | null;
    readonly email: string;
    readonly name: string;
    readonly role: StaffRole;
    readonly userId: string;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"StopHelpingDialog_event">;
  readonly " $fragmentType": "HelperList_event";
};
export type HelperList_event$key = {
  readonly " $data"?: HelperList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelperList_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelperList_event",
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
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedByName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StopHelpingDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "2eb735d120ed22611354e806c6290b47";

export default node;
