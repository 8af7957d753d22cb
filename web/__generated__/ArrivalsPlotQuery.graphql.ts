/**
 * @generated SignedSource<<051586fa11ca50bbdbd0610f1ca07462>>
 * @relayHash 23ee92255075ced17c34449006f11e2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8348278a7040ea423390282f9e6f8cfb021fba879d6289abdee591de612d542

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
          (v2/*:: as any*/)
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
    "id": "c8348278a7040ea423390282f9e6f8cfb021fba879d6289abdee591de612d542",
    "metadata": {},
    "name": "ArrivalsPlotQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "419b15c0cd889ef94638771d5cc230b4";

export default node;
