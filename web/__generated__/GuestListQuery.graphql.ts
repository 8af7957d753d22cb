/**
 * @generated SignedSource<<9006d4377b8c0429bf009fb22e53b17c>>
 * @relayHash 16ceafce1329f8ff0f7d7c2e8e682a4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b81cb9356660f841d763e4752eb8718cd912e408023f5737a4c60266af40c639

import type { ConcreteRequest } from 'relay-runtime';
export type GuestListQuery$variables = {
  id: string;
};
export type GuestListQuery$data = {
  readonly doorList: {
    readonly guests: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly at: string | null;
          readonly by: string | null;
          readonly door: string | null;
          readonly name: string;
          readonly scanId: string;
        };
      }>;
      readonly totalCount: number;
    };
  };
};
export type GuestListQuery = {
  response: GuestListQuery$data;
  variables: GuestListQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "eventId",
        "variableName": "id"
      }
    ],
    "concreteType": "DoorList",
    "kind": "LinkedField",
    "name": "doorList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 500
          }
        ],
        "concreteType": "GuestConnection",
        "kind": "LinkedField",
        "name": "guests",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GuestEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Guest",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scanId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
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
                    "name": "by",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "door",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "guests(first:500)"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GuestListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GuestListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b81cb9356660f841d763e4752eb8718cd912e408023f5737a4c60266af40c639",
    "metadata": {},
    "name": "GuestListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "620188e8be0b990250d829de3983123c";

export default node;
