/**
 * @generated SignedSource<<3f9934c46baf155a9da43e9412c8ea6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationRole = "DOOR" | "MANAGER" | "OWNER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsInvitations_query$data = {
  readonly viewerInvitations: ReadonlyArray<{
    readonly date: string;
    readonly eventTitle: string;
    readonly id: string;
    readonly invitedByName: string;
    readonly role: InvitationRole;
  }>;
  readonly " $fragmentType": "MyEventsInvitations_query";
};
export type MyEventsInvitations_query$key = {
  readonly " $data"?: MyEventsInvitations_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsInvitations_query">;
};

import MyEventsInvitationsQuery_graphql from './MyEventsInvitationsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": MyEventsInvitationsQuery_graphql
    }
  },
  "name": "MyEventsInvitations_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "viewerInvitations",
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "814076c21206ea2673557dc83e8daa68";

export default node;
