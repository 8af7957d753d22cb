/**
 * @generated SignedSource<<b83c3e146caeb65bed2dbbc64257af80>>
 * @relayHash af1afb089684f822021b65c5742b7d76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb927b4ba2e1aaf9c19e3f1b8e33d3fb6a2ae38d8e7e891df589fe00a7928b1d

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeNotifiedQuery$variables = {
  id: string;
  isLater: boolean;
};
export type ChangeNotifiedQuery$data = {
  readonly event: {
    readonly changeNotifies: number | null;
    readonly series?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly changeNotifies: number | null;
          readonly date: string;
          readonly id: string;
        };
      }>;
    } | null;
  } | null;
};
export type ChangeNotifiedQuery = {
  response: ChangeNotifiedQuery$data;
  variables: ChangeNotifiedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isLater"
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
  "name": "changeNotifies",
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
  "condition": "isLater",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
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
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "series(first:52)"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeNotifiedQuery",
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
          (v4/*:: as any*/)
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
    "name": "ChangeNotifiedQuery",
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
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fb927b4ba2e1aaf9c19e3f1b8e33d3fb6a2ae38d8e7e891df589fe00a7928b1d",
    "metadata": {},
    "name": "ChangeNotifiedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d347e33604d5fb0282a875a3db8d207";

export default node;
