/**
 * @generated SignedSource<<e23477f447a018dd0235e450e1071838>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationsPanel_event$data = {
  readonly date: string;
  readonly id: string;
  readonly registeredCount: number;
  readonly requestCount: number | null;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly waitlistCount: number;
  readonly " $fragmentType": "RegistrationsPanel_event";
};
export type RegistrationsPanel_event$key = {
  readonly " $data"?: RegistrationsPanel_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationsPanel_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationsPanel_event",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitlistCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestCount",
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
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "68f76474650820fa413279b39fa0a673";

export default node;
