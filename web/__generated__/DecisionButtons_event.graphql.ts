/**
 * @generated SignedSource<<3bc566158dd4537bdf0b5868cf377bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type DecisionButtons_event$data = {
  readonly approval: EventApproval;
  readonly id: string;
  readonly rejectionReason: string | null;
  readonly title: string;
  readonly viewerCanDecide: boolean;
  readonly " $fragmentType": "DecisionButtons_event";
};
export type DecisionButtons_event$key = {
  readonly " $data"?: DecisionButtons_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionButtons_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionButtons_event",
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
      "name": "approval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "a6ecaffbb3ec3a1c4d21c088ce7e9fb9";

export default node;
