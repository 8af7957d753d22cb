/**
 * @generated SignedSource<<e07ebc28e775c1602b33a82a4f474d59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalNotice_analytics$data = {
  readonly journal: {
    readonly secondsBehind: number;
    readonly setAside: number;
  };
  readonly " $fragmentType": "JournalNotice_analytics";
};
export type JournalNotice_analytics$key = {
  readonly " $data"?: JournalNotice_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalNotice_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalNotice_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalState",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondsBehind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "setAside",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlatformAnalytics",
  "abstractKey": null
};

(node as any).hash = "9a8ca5e50b7ab395e3822135a91e89f1";

export default node;
