/**
 * @generated SignedSource<<58d7d6544c448e236abdde52aef5864f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsAsked_query$data = {
  readonly viewerInvitations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MyEventsInvitations_invitation">;
  }>;
  readonly " $fragmentType": "MyEventsAsked_query";
};
export type MyEventsAsked_query$key = {
  readonly " $data"?: MyEventsAsked_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsAsked_query">;
};

import MyEventsAskedQuery_graphql from './MyEventsAskedQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": MyEventsAskedQuery_graphql
    }
  },
  "name": "MyEventsAsked_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "viewerInvitations",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MyEventsInvitations_invitation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ff76c0e1c2ced35022f615a5b2a54e58";

export default node;
