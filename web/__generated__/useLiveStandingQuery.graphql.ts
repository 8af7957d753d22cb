/**
 * @generated SignedSource<<d40d360bbe2e50cc00a3ad8ef8770351>>
 * @relayHash 236c3de01ebe0cc51e94eb8fe2824eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15a9862f4fbbb714c5ac5d760a9194858b93db8cc177028a269440b3722c1ff7

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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRegistrationState",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerWaitlistPosition",
  "storageKey": null
},
v6 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "localTitle",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "localLanguage",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancellationReason",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanKeepDoor",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v16 = {
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
},
v17 = [
  "part"
],
v18 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "IN_LINE"
  }
],
v19 = [
  (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      (v15/*:: as any*/)
    ],
    "storageKey": null
  },
  (v16/*:: as any*/)
],
v20 = [
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
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "approval",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"COMING\")"
      },
      {
        "alias": "coming",
        "args": (v1/*:: as any*/),
        "filters": (v17/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_coming",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "line",
        "args": (v18/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"IN_LINE\")"
      },
      {
        "alias": "line",
        "args": (v18/*:: as any*/),
        "filters": (v17/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_line",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "asked",
        "args": (v20/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"ASKED\")"
      },
      {
        "alias": "asked",
        "args": (v20/*:: as any*/),
        "filters": (v17/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_asked",
        "kind": "LinkedHandle",
        "name": "myEvents"
      }
    ]
  },
  "params": {
    "id": "15a9862f4fbbb714c5ac5d760a9194858b93db8cc177028a269440b3722c1ff7",
    "metadata": {},
    "name": "useLiveStandingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3582443380a5852b9f254a6a4a0fcc24";

export default node;
