/**
 * @generated SignedSource<<331c8447af505d5171c68c70c36cf3ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationRole = "DOOR" | "MANAGER" | "OWNER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsInvitations_invitation$data = ReadonlyArray<{
  readonly date: string;
  readonly eventTitle: string;
  readonly id: string;
  readonly invitedByName: string;
  readonly role: InvitationRole;
  readonly " $fragmentType": "MyEventsInvitations_invitation";
}>;
export type MyEventsInvitations_invitation$key = ReadonlyArray<{
  readonly " $data"?: MyEventsInvitations_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsInvitations_invitation">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MyEventsInvitations_invitation",
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
      "name": "eventTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
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
      "name": "invitedByName",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "489cbd2ad541a9ea25784b4bd77fd1c6";

export default node;
