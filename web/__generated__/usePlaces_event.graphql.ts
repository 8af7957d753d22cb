/**
 * @generated SignedSource<<b8d723d060bf0e8a3657ac623834f48b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaces_event$data = {
  readonly cancelledAt: string | null;
  readonly date: string;
  readonly id: string;
  readonly selfCheckIn: boolean;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly viewerCanKeepDoor: boolean;
  readonly viewerCanSeeContacts: boolean;
  readonly " $fragmentType": "usePlaces_event";
};
export type usePlaces_event$key = {
  readonly " $data"?: usePlaces_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaces_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePlaces_event"
};

(node as any).hash = "c875d2ce9d4a75dac3a71282f63baacf";

export default node;
