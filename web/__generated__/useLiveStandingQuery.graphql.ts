/**
 * @generated SignedSource<<24b57ab4d604df4433114cde90017c98>>
 * @relayHash 3474d6a22bba7a19d249453acb3330ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a70b3574de66e0541c96d83065b8cef549aeae5559ae999fae091863aa48aaf2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLiveStandingQuery$variables = Record<PropertyKey, never>;
export type useLiveStandingQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsParts_asked" | "MyEventsParts_coming" | "MyEventsParts_line">;
};
export type useLiveStandingQuery = {
  response: useLiveStandingQuery$data;
  variables: useLiveStandingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "COMING"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "EventEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
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
            "name": "viewerRegistrationState",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerWaitlistPosition",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
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
            "name": "location",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanKeepDoor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageInfo",
    "kind": "LinkedField",
    "name": "pageInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endCursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasNextPage",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = [
  "part"
],
v4 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "IN_LINE"
  }
],
v5 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "ASKED"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveStandingQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsParts_coming"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsParts_line"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsParts_asked"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveStandingQuery",
    "selections": [
      {
        "alias": "coming",
        "args": (v1/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"COMING\")"
      },
      {
        "alias": "coming",
        "args": (v1/*:: as any*/),
        "filters": (v3/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_coming",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "line",
        "args": (v4/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"IN_LINE\")"
      },
      {
        "alias": "line",
        "args": (v4/*:: as any*/),
        "filters": (v3/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_line",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "asked",
        "args": (v5/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"ASKED\")"
      },
      {
        "alias": "asked",
        "args": (v5/*:: as any*/),
        "filters": (v3/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_asked",
        "kind": "LinkedHandle",
        "name": "myEvents"
      }
    ]
  },
  "params": {
    "id": "a70b3574de66e0541c96d83065b8cef549aeae5559ae999fae091863aa48aaf2",
    "metadata": {},
    "name": "useLiveStandingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3582443380a5852b9f254a6a4a0fcc24";

export default node;
