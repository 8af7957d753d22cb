/**
 * @generated SignedSource<<770c60a52b4facd7a8de03db1782c80d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AwardListDialog_award$data = {
  readonly createdAt: string;
  readonly effectiveAchievements: ReadonlyArray<string>;
  readonly effectivePoints: number;
  readonly id: string;
  readonly points: number;
  readonly userName: string;
  readonly " $fragmentType": "AwardListDialog_award";
};
export type AwardListDialog_award$key = {
  readonly " $data"?: AwardListDialog_award$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwardListDialog_award">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwardListDialog_award",
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
    }
  ],
  "type": "Award",
  "abstractKey": null
};

(node as any).hash = "802156bcac6458b79ab09d7a32fdb87c";

export default node;
