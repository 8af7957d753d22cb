/**
 * @generated SignedSource<<3ac01fd8ae0be427e328d9c5e393b783>>
 * @relayHash 10fb282274f37e30da1b3bae53ec170c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0d6f6bed0e6141e493dcbd3393f657f55a73c7a8d901e5e26c4cbe287573e84

import type { ConcreteRequest } from 'relay-runtime';
export type ArrivalsPlotQuery$variables = {
  id: string;
};
export type ArrivalsPlotQuery$data = {
  readonly event: {
    readonly arrivals: ReadonlyArray<{
      readonly at: string;
      readonly count: number;
    }> | null;
    readonly capacity: number;
  } | null;
};
export type ArrivalsPlotQuery = {
  response: ArrivalsPlotQuery$data;
  variables: ArrivalsPlotQuery$variables;
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
  "name": "capacity",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Arrival",
  "kind": "LinkedField",
  "name": "arrivals",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
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
    "name": "ArrivalsPlotQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "ArrivalsPlotQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a0d6f6bed0e6141e493dcbd3393f657f55a73c7a8d901e5e26c4cbe287573e84",
    "metadata": {},
    "name": "ArrivalsPlotQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d06c498b2df3a1dbd1830f9b72fb161f";

export default node;
