/**
 * @generated SignedSource<<59e6d55c0f163795eedfb826cea7788c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type EventApproval_event$data = {
  readonly approval: EventApproval;
  readonly rejectionReason: string | null;
  readonly viewerCanDecide: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionButtons_event">;
  readonly " $fragmentType": "EventApproval_event";
};
export type EventApproval_event$key = {
  readonly " $data"?: EventApproval_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventApproval_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventApproval_event",
  "selections": [
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

(node as any).hash = "f364b7ea371204216429c058bfe284ef";

export default node;
