/**
 * @generated SignedSource<<2bf8149aeb0f712875a6ad9ae457658f>>
 * @relayHash 741462c16772509d5587dc18ba6194b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d1a635df4275a63dded9222f783437b031724fdae51182aa082e1394c9cf5fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCalendarsQuery$variables = Record<PropertyKey, never>;
export type useCalendarsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CalendarsSection_query">;
};
export type useCalendarsQuery = {
  response: useCalendarsQuery$data;
  variables: useCalendarsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCalendarsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CalendarsSection_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCalendarsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CalendarFeed",
        "kind": "LinkedField",
        "name": "calendarFeeds",
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tag",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d1a635df4275a63dded9222f783437b031724fdae51182aa082e1394c9cf5fe",
    "metadata": {},
    "name": "useCalendarsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "22afbddd541f2c81c34a19c964265762";

export default node;
