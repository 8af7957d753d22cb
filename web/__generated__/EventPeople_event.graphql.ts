/**
 * @generated SignedSource<<a4f92f4e2048129a878e013eae382170>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventPeople_event$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationsPanel_event">;
  readonly " $fragmentType": "EventPeople_event";
};
export type EventPeople_event$key = {
  readonly " $data"?: EventPeople_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPeople_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPeople_event",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationsPanel_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "e898145517e9aab978be66c161e429a7";

export default node;
