/**
 * @generated SignedSource<<6c98c5e6ea87e27c4d35d798c28b90c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type RegistrationState = "CANCELLED" | "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type EventMonthDay_day$data = {
  readonly count: number;
  readonly events: ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly localLanguage: Language | null;
    readonly title: string;
    readonly viewerRegistrationState: RegistrationState;
  }>;
  readonly " $fragmentType": "EventMonthDay_day";
};
export type EventMonthDay_day$key = {
  readonly " $data"?: EventMonthDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventMonthDay_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventMonthDay_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "events",
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
          "name": "localLanguage",
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
          "kind": "ScalarField",
          "name": "viewerRegistrationState",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventDay",
  "abstractKey": null
};

(node as any).hash = "4c9e077f81b2731f68e84246058cc0cc";

export default node;
