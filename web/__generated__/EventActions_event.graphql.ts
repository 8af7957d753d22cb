/**
 * @generated SignedSource<<542beaa53d916f5eb74e0a26ca91681a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventActions_event$data = {
  readonly id: string;
  readonly series: {
    readonly totalCount: number;
  } | null;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerIsCreator: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteEventDialog_event" | "RepeatDialog_event">;
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
      "name": "DeleteEventDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RepeatDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "a7d22789b5380ec2c926d0ec63c5964c";

export default node;
