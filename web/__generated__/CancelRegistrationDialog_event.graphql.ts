/**
 * @generated SignedSource<<4ace1accf2ed90f55c36ee855c6578e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRegistrationDialog_event$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "CancelRegistrationDialog_event";
};
export type CancelRegistrationDialog_event$key = {
  readonly " $data"?: CancelRegistrationDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRegistrationDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRegistrationDialog_event",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "0c387b285328935f0c9750840c6a0e97";

export default node;
