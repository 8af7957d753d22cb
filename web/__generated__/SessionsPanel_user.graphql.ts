/**
 * @generated SignedSource<<fb37172fe59502e45a2e761c2b97905b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsPanel_user$data = {
  readonly sessions: ReadonlyArray<{
    readonly device: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"SessionRow_session">;
  }> | null;
  readonly " $fragmentType": "SessionsPanel_user";
};
export type SessionsPanel_user$key = {
  readonly " $data"?: SessionsPanel_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPanel_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsPanel_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserSession",
      "kind": "LinkedField",
      "name": "sessions",
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
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionRow_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "87afcb741f452f0031de843a5a2e58f8";

export default node;
