/**
 * @generated SignedSource<<2502709244f8a967497fd261bc58d9ab>>
 * @relayHash 2a38ee009a024af2e1e10c8d20e8e3da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479785fe0bdfd93ef834e03371752a61de0691581b4bd651d0a8460ed7479699

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsScreenQuery$variables = Record<PropertyKey, never>;
export type MyEventsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsAsked_query" | "MyEventsHelping_query" | "MyEventsParts_asked" | "MyEventsParts_coming" | "MyEventsParts_line" | "MyEventsParts_past" | "MyEventsParts_running">;
};
export type MyEventsScreenQuery = {
  response: MyEventsScreenQuery$data;
  variables: MyEventsScreenQuery$variables;
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
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanKeepDoor",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v10 = {
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
v11 = [
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v12 = [
  "part"
],
v13 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "IN_LINE"
  }
],
v14 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "ASKED"
  }
],
v15 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "PAST"
  }
],
v16 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "RUNNING"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approval",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v20 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "HELPING"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyEventsScreenQuery",
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
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsParts_past"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsParts_running"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyEventsHelping_query"
      },
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
    "name": "MyEventsScreenQuery",
    "selections": [
      {
        "alias": "coming",
        "args": (v1/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"COMING\")"
      },
      {
        "alias": "coming",
        "args": (v1/*:: as any*/),
        "filters": (v12/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_coming",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "line",
        "args": (v13/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"IN_LINE\")"
      },
      {
        "alias": "line",
        "args": (v13/*:: as any*/),
        "filters": (v12/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_line",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "asked",
        "args": (v14/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"ASKED\")"
      },
      {
        "alias": "asked",
        "args": (v14/*:: as any*/),
        "filters": (v12/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_asked",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "past",
        "args": (v15/*:: as any*/),
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
                    "concreteType": "LeaderboardRow",
                    "kind": "LinkedField",
                    "name": "viewerScore",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rank",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "score",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"PAST\")"
      },
      {
        "alias": "past",
        "args": (v15/*:: as any*/),
        "filters": (v12/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_past",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "running",
        "args": (v16/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "capacity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "registeredCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requestCount",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"RUNNING\")"
      },
      {
        "alias": "running",
        "args": (v16/*:: as any*/),
        "filters": (v12/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_running",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "helping",
        "args": (v20/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerRoles",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"HELPING\")"
      },
      {
        "alias": "helping",
        "args": (v20/*:: as any*/),
        "filters": (v12/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsHelping_helping",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Invitation",
        "kind": "LinkedField",
        "name": "viewerInvitations",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventTitle",
            "storageKey": null
          },
          (v5/*:: as any*/),
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
    "id": "479785fe0bdfd93ef834e03371752a61de0691581b4bd651d0a8460ed7479699",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc685801dee1a4294d808e8fc99c6cc4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
