/**
 * @generated SignedSource<<23fbd3c2497c3014d4464e30aa336929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketState = "CANCELLED" | "GIVEN_BACK" | "ON_HOLD" | "OVER" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type Ticket_ticket$data = {
  readonly code: string | null;
  readonly event: {
    readonly attendancePoints: number | null;
    readonly cancellationReason: string | null;
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly location: string;
    readonly mapLink: string | null;
    readonly selfCheckIn: boolean;
    readonly title: string;
    readonly viewerRegistration: {
      readonly checkedInAt: string | null;
    } | null;
  } | null;
  readonly name: string;
  readonly payload: string | null;
  readonly state: TicketState;
  readonly " $fragmentType": "Ticket_ticket";
};
export type Ticket_ticket$key = {
  readonly " $data"?: Ticket_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ticket_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ticket_ticket",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": "title",
          "args": null,
          "kind": "ScalarField",
          "name": "localTitle",
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
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selfCheckIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mapLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancellationReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attendancePoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Registration",
          "kind": "LinkedField",
          "name": "viewerRegistration",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkedInAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "e3fbff1b08fc3221e026b97a07f9ac74";

export default node;
