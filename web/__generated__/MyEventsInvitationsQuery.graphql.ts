/**
 * @generated SignedSource<<7d473202aa3b7aee45f81087818c9b4c>>
 * @relayHash 681a22dc7edc1b9899ba86e732fd30ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a940b9355f352a40c476716a22cd0f36f0829298499e8c6d37d3f9dd66297c4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsInvitationsQuery$variables = Record<PropertyKey, never>;
export type MyEventsInvitationsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsInvitations_query">;
};
export type MyEventsInvitationsQuery = {
  response: MyEventsInvitationsQuery$data;
  variables: MyEventsInvitationsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyEventsInvitationsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsInvitations_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyEventsInvitationsQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventTitle",
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
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invitedByName",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9a940b9355f352a40c476716a22cd0f36f0829298499e8c6d37d3f9dd66297c4",
    "metadata": {},
    "name": "MyEventsInvitationsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "814076c21206ea2673557dc83e8daa68";

export default node;
