/**
 * @generated SignedSource<<8e2419321e4edceab0331eaada0e8300>>
 * @relayHash 0d8d15ed262ea1eac222e355aef5cc14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b2679adb4684f2f44e288b28c50b4286b190935e1e0e7ee67d10c2022ff0a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFilter = "ALL" | "NOW" | "PAST" | "UPCOMING";
export type EventSort = "DATE" | "SEATS";
export type EventsScreenQuery$variables = {
  counted: boolean;
  day?: string | null;
  days: number;
  filter: EventFilter;
  free?: boolean | null;
  from?: string | null;
  isAgenda: boolean;
  isList: boolean;
  isMonth: boolean;
  mine?: boolean | null;
  place?: string | null;
  search?: string | null;
  sort: EventSort;
  tags?: ReadonlyArray<string> | null;
  timeZone: string;
};
export type EventsScreenQuery$data = {
  readonly agenda?: {
    readonly " $fragmentSpreads": FragmentRefs<"EventAgenda_query">;
  } | null;
  readonly list?: {
    readonly " $fragmentSpreads": FragmentRefs<"EventList_query">;
  } | null;
  readonly month?: {
    readonly " $fragmentSpreads": FragmentRefs<"EventMonth_query">;
  } | null;
  readonly viewerCanCreateEvents: boolean;
};
export type EventsScreenQuery = {
  response: EventsScreenQuery$data;
  variables: EventsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "counted"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "day"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "free"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAgenda"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isList"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isMonth"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mine"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "place"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tags"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCreateEvents",
  "storageKey": null
},
v16 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v17 = {
  "kind": "Variable",
  "name": "freeSeats",
  "variableName": "free"
},
v18 = {
  "kind": "Variable",
  "name": "mine",
  "variableName": "mine"
},
v19 = {
  "kind": "Variable",
  "name": "place",
  "variableName": "place"
},
v20 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v21 = {
  "kind": "Variable",
  "name": "tags",
  "variableName": "tags"
},
v22 = [
  (v16/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  (v21/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "localTitle",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "localLanguage",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capacity",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registeredCount",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRegistrationState",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v34 = {
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
v35 = [
  (v16/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v17/*:: as any*/),
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
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
    "kind": "Fragment",
    "metadata": null,
    "name": "EventsScreenQuery",
    "selections": [
      (v15/*:: as any*/),
      {
        "condition": "isList",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "list"
          }
        ]
      },
      {
        "condition": "isMonth",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventMonth_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "month"
          }
        ]
      },
      {
        "condition": "isAgenda",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventAgenda_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "agenda"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v10/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v12/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v14/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EventsScreenQuery",
    "selections": [
      (v15/*:: as any*/),
      {
        "condition": "isList",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "EventConnection",
            "kind": "LinkedField",
            "name": "events",
            "plural": false,
            "selections": [
              {
                "condition": "counted",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  }
                ]
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
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      {
                        "alias": "description",
                        "args": null,
                        "kind": "ScalarField",
                        "name": "localDescription",
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tags",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "approval",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rejectionReason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cancelledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "imageSmall",
                        "storageKey": null
                      },
                      (v32/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v33/*:: as any*/)
                ],
                "storageKey": null
              },
              (v34/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "filters": [
              "filter",
              "search",
              "tags",
              "place",
              "mine",
              "freeSeats",
              "sort"
            ],
            "handle": "connection",
            "key": "EventList_events",
            "kind": "LinkedHandle",
            "name": "events"
          }
        ]
      },
      {
        "condition": "isMonth",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "days",
                "variableName": "days"
              },
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "kind": "Variable",
                "name": "from",
                "variableName": "day"
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              {
                "kind": "Variable",
                "name": "timeZone",
                "variableName": "timeZone"
              }
            ],
            "concreteType": "EventDay",
            "kind": "LinkedField",
            "name": "eventDays",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Event",
                "kind": "LinkedField",
                "name": "events",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isAgenda",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "agenda",
            "args": (v35/*:: as any*/),
            "concreteType": "EventConnection",
            "kind": "LinkedField",
            "name": "events",
            "plural": false,
            "selections": [
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
                      (v23/*:: as any*/),
                      (v26/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v30/*:: as any*/),
                      (v29/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v33/*:: as any*/)
                ],
                "storageKey": null
              },
              (v34/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "agenda",
            "args": (v35/*:: as any*/),
            "filters": [
              "from",
              "filter",
              "search",
              "tags",
              "place",
              "mine",
              "freeSeats"
            ],
            "handle": "connection",
            "key": "EventAgenda_agenda",
            "kind": "LinkedHandle",
            "name": "events"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e0b2679adb4684f2f44e288b28c50b4286b190935e1e0e7ee67d10c2022ff0a0",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd6e8dc5ecf84afb7431e476e904801f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
