/**
 * @generated SignedSource<<10fa3f201faafd93de1e21b0a3252d20>>
 * @relayHash 08d73ad98f8512e30aec44058429f0cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55b00877c9b25e58129de8dc09c7b34eb82dbbd0eb2bfe0409233aeb388c37e8

import type { ConcreteRequest } from 'relay-runtime';
export type fetchOverlapsQuery$variables = {
  id: string;
};
export type fetchOverlapsQuery$data = {
  readonly event: {
    readonly viewerOverlaps: ReadonlyArray<{
      readonly date: string;
      readonly endsAt: string | null;
      readonly id: string;
      readonly title: string;
    }>;
  } | null;
};
export type fetchOverlapsQuery = {
  response: fetchOverlapsQuery$data;
  variables: fetchOverlapsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "viewerOverlaps",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchOverlapsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchOverlapsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "55b00877c9b25e58129de8dc09c7b34eb82dbbd0eb2bfe0409233aeb388c37e8",
    "metadata": {},
    "name": "fetchOverlapsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39979d2455d40b97c84cd203963fc58a";

export default node;
