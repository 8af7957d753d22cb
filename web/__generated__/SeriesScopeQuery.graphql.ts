/**
 * @generated SignedSource<<62fb6c4b7ebc63a63cae65456a1b555c>>
 * @relayHash 409f63cb9da3fc669128556b6b9a0da0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e871bffb126f8188efd7cc6e2f649094163d587e893db1b11f20e94dfbaf98fb

import type { ConcreteRequest } from 'relay-runtime';
export type SeriesScopeQuery$variables = {
  id: string;
};
export type SeriesScopeQuery$data = {
  readonly event: {
    readonly series: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly date: string;
          readonly id: string;
        };
      }>;
    } | null;
  } | null;
};
export type SeriesScopeQuery = {
  response: SeriesScopeQuery$data;
  variables: SeriesScopeQuery$variables;
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
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 52
    }
  ],
  "concreteType": "EventConnection",
  "kind": "LinkedField",
  "name": "series",
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "series(first:52)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SeriesScopeQuery",
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
    "name": "SeriesScopeQuery",
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
    "id": "e871bffb126f8188efd7cc6e2f649094163d587e893db1b11f20e94dfbaf98fb",
    "metadata": {},
    "name": "SeriesScopeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "adc19cbd16c2a566388e92995cae532f";

export default node;
