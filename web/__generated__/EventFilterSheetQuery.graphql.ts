/**
 * @generated SignedSource<<ae1aadd467d50b3c6fec0cd0e32a1801>>
 * @relayHash 512ac4cb9e81ffd9a8805952c1ee66af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be6bc2a0efee9e9cc0d375f541b8c177b9188707d229bf0ddfaea798df3cd03c

import type { ConcreteRequest } from 'relay-runtime';
export type EventFilter = "ALL" | "NOW" | "PAST" | "UPCOMING";
export type EventFilterSheetQuery$variables = {
  filter: EventFilter;
  free?: boolean | null;
  from?: string | null;
  mine?: boolean | null;
  place?: string | null;
  search?: string | null;
  tags?: ReadonlyArray<string> | null;
  to?: string | null;
};
export type EventFilterSheetQuery$data = {
  readonly events: {
    readonly totalCount: number;
  };
};
export type EventFilterSheetQuery = {
  response: EventFilterSheetQuery$data;
  variables: EventFilterSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "free"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mine"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "place"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tags"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "freeSeats",
        "variableName": "free"
      },
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "mine",
        "variableName": "mine"
      },
      {
        "kind": "Variable",
        "name": "place",
        "variableName": "place"
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      },
      {
        "kind": "Variable",
        "name": "tags",
        "variableName": "tags"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "EventConnection",
    "kind": "LinkedField",
    "name": "events",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EventFilterSheetQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EventFilterSheetQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "be6bc2a0efee9e9cc0d375f541b8c177b9188707d229bf0ddfaea798df3cd03c",
    "metadata": {},
    "name": "EventFilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "336faeaae6756017ae7dad42ecb40626";

export default node;
