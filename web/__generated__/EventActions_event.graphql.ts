/**
 * @generated SignedSource<<503584b9c44f3ed0a5aaf6c0ae3ce6b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
import type { FragmentRefs } from "relay-runtime";
export type EventActions_event$data = {
  readonly approval: EventApproval;
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly publicUrl: string | null;
  readonly selfCheckIn: boolean;
  readonly series: {
    readonly totalCount: number;
  } | null;
  readonly title: string;
  readonly viewerCanAnnounce: boolean;
  readonly viewerCanCancelEvent: boolean;
  readonly viewerCanDecide: boolean;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanHandOver: boolean;
  readonly viewerCanKeepDoor: boolean;
  readonly viewerIsCreator: boolean;
  readonly viewerRoles: ReadonlyArray<StaffRole>;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_event" | "CancelEventDialog_event" | "DecisionButtons_event" | "DeleteEventDialog_event" | "HandOverDialog_event" | "OwnRoles_event" | "RepeatDialog_event">;
  readonly " $fragmentType": "EventActions_event";
};
export type EventActions_event$key = {
  readonly " $data"?: EventActions_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventActions_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventActions_event",
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
      "name": "publicUrl",
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
      "name": "viewerIsCreator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancelEvent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanHandOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAnnounce",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanKeepDoor",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "EventConnection",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "series(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteEventDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelEventDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RepeatDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandOverDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnRoles_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionButtons_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "ad1b62a0225744fcf057470aece9a492";

export default node;
