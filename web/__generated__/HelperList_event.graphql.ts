/**
 * @generated SignedSource<<e2df51d38af9f4a40db6fd7d7bd8148d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"InvitationList_event" | "StopHelpingDialog_event">;
  readonly " $fragmentType": "HelperList_event";
};
export type HelperList_event$key = {
  readonly " $data"?: HelperList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelperList_event">;
};

import HelperListQuery_graphql from './HelperListQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": HelperListQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationList_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "3b4f2107266ae34f61f6f63ac59f8294";

export default node;
