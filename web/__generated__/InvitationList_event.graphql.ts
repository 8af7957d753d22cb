/**
 * @generated SignedSource<<f547a2296a4ec71bb59368afa5f63af9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationRole = "DOOR" | "MANAGER" | "OWNER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type InvitationList_event$data = {
  readonly invitations: ReadonlyArray<{
    readonly id: string;
    readonly invitedByName: string;
    readonly invitee: string;
    readonly role: InvitationRole;
  }> | null;
  readonly " $fragmentType": "InvitationList_event";
};
export type InvitationList_event$key = {
  readonly " $data"?: InvitationList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationList_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationList_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invitee",
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
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "8a6b2ee8ddc2574bf14e272ccf2148b8";

export default node;
