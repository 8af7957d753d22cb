/**
 * @generated SignedSource<<05439acc544f7ceae6541004da0d9a82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AwardListItem_award$data = {
  readonly achievements: ReadonlyArray<string>;
  readonly awardedByName: string;
  readonly correctedAt: string | null;
  readonly correctedByName: string | null;
  readonly correctionNote: string | null;
  readonly createdAt: string;
  readonly effectiveAchievements: ReadonlyArray<string>;
  readonly effectivePoints: number;
  readonly id: string;
  readonly isCorrected: boolean;
  readonly isForAttendance: boolean;
  readonly note: string | null;
  readonly points: number;
  readonly userName: string;
  readonly " $fragmentSpreads": FragmentRefs<"AwardListDialog_award" | "AwardListWorth_award">;
  readonly " $fragmentType": "AwardListItem_award";
};
export type AwardListItem_award$key = {
  readonly " $data"?: AwardListItem_award$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwardListItem_award">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwardListItem_award",
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
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "achievements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForAttendance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awardedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effectivePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effectiveAchievements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCorrected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctionNote",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AwardListWorth_award"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AwardListDialog_award"
    }
  ],
  "type": "Award",
  "abstractKey": null
};

(node as any).hash = "9c5a2e80586303589510fdb929b866df";

export default node;
