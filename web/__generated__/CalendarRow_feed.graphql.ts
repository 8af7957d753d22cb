/**
 * @generated SignedSource<<b0f52052d3732ab4a67cbd0a31562a3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarRow_feed$data = {
  readonly url: string | null;
  readonly " $fragmentType": "CalendarRow_feed";
};
export type CalendarRow_feed$key = {
  readonly " $data"?: CalendarRow_feed$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarRow_feed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarRow_feed",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "CalendarFeed",
  "abstractKey": null
};

(node as any).hash = "c9d75db8426fb0f38aca344ddf0d762c";

export default node;
