/**
 * @generated SignedSource<<b89e81d148e3e10566daa089c2af3004>>
 * @relayHash 77abe028191cf717fda78976a8488022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50b7170bb390ebb834fb23f42567a4f3cb4a2347b8447204a145833a97a0f180

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsAskedQuery$variables = Record<PropertyKey, never>;
export type MyEventsAskedQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsAsked_query">;
};
export type MyEventsAskedQuery = {
  response: MyEventsAskedQuery$data;
  variables: MyEventsAskedQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyEventsAskedQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsAsked_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyEventsAskedQuery",
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
    "id": "50b7170bb390ebb834fb23f42567a4f3cb4a2347b8447204a145833a97a0f180",
    "metadata": {},
    "name": "MyEventsAskedQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "3f37bf1b23824a6ae51b5f4502335a63";

export default node;
