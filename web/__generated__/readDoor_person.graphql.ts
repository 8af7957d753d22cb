/**
 * @generated SignedSource<<b3462918efe60594ae6286ade31114fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type readDoor_person$data = {
  readonly at: string | null;
  readonly by: string | null;
  readonly code: string | null;
  readonly college: string;
  readonly door: string | null;
  readonly name: string;
  readonly registrationId: string;
  readonly scanIds: ReadonlyArray<string>;
  readonly state: SeatState;
  readonly userId: string;
  readonly " $fragmentType": "readDoor_person";
};
export type readDoor_person$key = {
  readonly " $data"?: readDoor_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDoor_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "readDoor_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationId",
      "storageKey": null
    },
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
      "name": "college",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "door",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scanIds",
      "storageKey": null
    }
  ],
  "type": "DoorPerson",
  "abstractKey": null
};

(node as any).hash = "bbeb58db3d6883619be3c7ad097c072d";

export default node;
