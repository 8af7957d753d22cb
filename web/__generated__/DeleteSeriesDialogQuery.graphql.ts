/**
 * @generated SignedSource<<2d6495926ef2e7c4a8596158465c0391>>
 * @relayHash f46c9b2a752b6e868a60ff8f04c85500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd2ad3f68f1dbbb7889f99b1d25ed933a179f6b8c75562f4677f994209e420a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSeriesDialogQuery$variables = {
  id: string;
};
export type DeleteSeriesDialogQuery$data = {
  readonly event: {
    readonly series: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly date: string;
          readonly id: string;
          readonly registeredCount: number;
          readonly requestCount: number | null;
          readonly waitlistCount: number;
        };
      }>;
    } | null;
  } | null;
};
export type DeleteSeriesDialogQuery = {
  response: DeleteSeriesDialogQuery$data;
  variables: DeleteSeriesDialogQuery$variables;
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
              "name": "waitlistCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requestCount",
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
    "name": "DeleteSeriesDialogQuery",
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
    "name": "DeleteSeriesDialogQuery",
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
    "id": "edd2ad3f68f1dbbb7889f99b1d25ed933a179f6b8c75562f4677f994209e420a",
    "metadata": {},
    "name": "DeleteSeriesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef7a4f64de68e1e8a142f0ae57093eab";

export default node;
