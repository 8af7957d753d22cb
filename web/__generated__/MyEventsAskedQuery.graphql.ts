/**
 * @generated SignedSource<<ab3880ee1cda34918a8cbbd9bfbd1385>>
 * @relayHash 2e5f73e509604967cba73f8162fd41ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a12ca7d4605261ccc58ea0915261269b2580830233db17f159ca6d0be0f4aec

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
    "id": "9a12ca7d4605261ccc58ea0915261269b2580830233db17f159ca6d0be0f4aec",
    "metadata": {},
    "name": "MyEventsAskedQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ff76c0e1c2ced35022f615a5b2a54e58";

export default node;
