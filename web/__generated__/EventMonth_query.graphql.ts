/**
 * @generated SignedSource<<81b71a02d695da16019ace0ad147b54f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventMonth_query$data = {
  readonly eventDays: ReadonlyArray<{
    readonly day: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventMonthDay_day">;
  }>;
  readonly " $fragmentType": "EventMonth_query";
};
export type EventMonth_query$key = {
  readonly " $data"?: EventMonth_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventMonth_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "day"
    },
    {
      "kind": "RootArgument",
      "name": "days"
    },
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "free"
    },
    {
      "kind": "RootArgument",
      "name": "mine"
    },
    {
      "kind": "RootArgument",
      "name": "place"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    },
    {
      "kind": "RootArgument",
      "name": "tags"
    },
    {
      "kind": "RootArgument",
      "name": "timeZone"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventMonth_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "days",
          "variableName": "days"
        },
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "freeSeats",
          "variableName": "free"
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "day"
        },
        {
          "kind": "Variable",
          "name": "mine",
          "variableName": "mine"
        },
        {
          "kind": "Variable",
          "name": "place",
          "variableName": "place"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "tags",
          "variableName": "tags"
        },
        {
          "kind": "Variable",
          "name": "timeZone",
          "variableName": "timeZone"
        }
      ],
      "concreteType": "EventDay",
      "kind": "LinkedField",
      "name": "eventDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventMonthDay_day"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "989ba5ba28ca685635b79ff7c1c3649f";

export default node;
