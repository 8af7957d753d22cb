/**
 * @generated SignedSource<<c837e4e20b23d8976517e76c992ad442>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
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
    readonly localLanguage: Language | null;
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
          "name": "localLanguage",
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

(node as any).hash = "1b32335156ba868afb5f8f8fd67bb6c0";

export default node;
