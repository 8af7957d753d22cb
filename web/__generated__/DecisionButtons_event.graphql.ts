/**
 * @generated SignedSource<<147c3bcf448aad2c33474dfdc48e9dae>>
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

(node as any).hash = "662367de477b1952233b2db1cafc7369";

export default node;
