/**
 * @generated SignedSource<<90ce47b83787f2b8c6237f8e48fd6458>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CalendarFeedKind = "ALL" | "MINE" | "TAG";
import type { FragmentRefs } from "relay-runtime";
export type CalendarsSection_query$data = {
  readonly calendarFeeds: ReadonlyArray<{
    readonly id: string;
    readonly kind: CalendarFeedKind;
    readonly tag: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"CalendarRow_feed">;
  }>;
  readonly " $fragmentType": "CalendarsSection_query";
};
export type CalendarsSection_query$key = {
  readonly " $data"?: CalendarsSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarsSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarsSection_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeeds",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CalendarRow_feed"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f3131f8c272dbe54c18fe5432142aca4";

export default node;
