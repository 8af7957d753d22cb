/**
 * @generated SignedSource<<5feec28211e90826b9d5c2df1e318d77>>
 * @relayHash b0164ec06eda04b674bd667d7c1228e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15eac603c540d9d4301e0dccac80084d4ca5009834950acaa2fa176801a1f91e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsScreenQuery$variables = Record<PropertyKey, never>;
export type MyEventsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsAsked_query" | "MyEventsParts_asked" | "MyEventsParts_coming" | "MyEventsParts_line" | "MyEventsParts_past" | "MyEventsParts_running" | "useHelping_query">;
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
  "name": "approval",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRegistrationState",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerWaitlistPosition",
  "storageKey": null
},
v7 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "localTitle",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "localLanguage",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancellationReason",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanKeepDoor",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v17 = {
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
v18 = [
  "part"
],
v19 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "IN_LINE"
  }
],
v20 = [
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
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ],
    "storageKey": null
  },
  (v17/*:: as any*/)
],
v21 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "ASKED"
  }
],
v22 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "PAST"
  }
],
v23 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "part",
    "value": "RUNNING"
  }
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
  "storageKey": null
},
v25 = [
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
        "name": "useHelping_query"
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
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"COMING\")"
      },
      {
        "alias": "coming",
        "args": (v1/*:: as any*/),
        "filters": (v18/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_coming",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "line",
        "args": (v19/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"IN_LINE\")"
      },
      {
        "alias": "line",
        "args": (v19/*:: as any*/),
        "filters": (v18/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_line",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "asked",
        "args": (v21/*:: as any*/),
        "concreteType": "EventConnection",
        "kind": "LinkedField",
        "name": "myEvents",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "myEvents(first:10,part:\"ASKED\")"
      },
      {
        "alias": "asked",
        "args": (v21/*:: as any*/),
        "filters": (v18/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_asked",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "past",
        "args": (v22/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasMedal",
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"PAST\")"
      },
      {
        "alias": "past",
        "args": (v22/*:: as any*/),
        "filters": (v18/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_past",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "running",
        "args": (v23/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v24/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requestCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "waitlistCount",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v11/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"RUNNING\")"
      },
      {
        "alias": "running",
        "args": (v23/*:: as any*/),
        "filters": (v18/*:: as any*/),
        "handle": "connection",
        "key": "MyEventsParts_running",
        "kind": "LinkedHandle",
        "name": "myEvents"
      },
      {
        "alias": "helping",
        "args": (v25/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v14/*:: as any*/),
                  (v4/*:: as any*/),
                  (v24/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerRoles",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v11/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": "myEvents(first:10,part:\"HELPING\")"
      },
      {
        "alias": "helping",
        "args": (v25/*:: as any*/),
        "filters": (v18/*:: as any*/),
        "handle": "connection",
        "key": "useHelping_helping",
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
          (v15/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventTitle",
            "storageKey": null
          },
          (v9/*:: as any*/),
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
    "id": "15eac603c540d9d4301e0dccac80084d4ca5009834950acaa2fa176801a1f91e",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49eef9d7c2ffc64eaf53321d3d03892e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
