/**
 * @generated SignedSource<<3032f313c74e1a04b39790cdf9992936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsAsked_query$data = {
  readonly viewerInvitations: ReadonlyArray<{
    readonly __typename: "Invitation";
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
          "name": "__typename",
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

(node as any).hash = "3f37bf1b23824a6ae51b5f4502335a63";

export default node;
