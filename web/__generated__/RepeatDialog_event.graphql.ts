/**
 * @generated SignedSource<<9d82ff74a5edc213a9b3aed6fdbaef32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepeatDialog_event$data = {
  readonly date: string;
  readonly id: string;
  readonly series: {
    readonly totalCount: number;
  } | null;
  readonly staff: ReadonlyArray<{
    readonly __typename: "StaffMember";
  }> | null;
  readonly title: string;
  readonly " $fragmentType": "RepeatDialog_event";
};
export type RepeatDialog_event$key = {
  readonly " $data"?: RepeatDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepeatDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepeatDialog_event",
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "96234412feb93e70ee4f748773ba2b91";

export default node;
