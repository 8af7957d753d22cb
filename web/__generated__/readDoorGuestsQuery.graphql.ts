/**
 * @generated SignedSource<<fc6f25b4b70618c96eafc03af4f07829>>
 * @relayHash cc53eb13f4c65109e9cb26ceb9baf0a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30a8f6655c7f5e9403309415fc5e8fe3647998ce9ef0323cc7a53948eaade4e6

import type { ConcreteRequest } from 'relay-runtime';
export type readDoorGuestsQuery$variables = {
  after?: string | null;
  id: string;
};
export type readDoorGuestsQuery$data = {
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
      readonly pageInfo: {
        readonly endCursor: string | null;
        readonly hasNextPage: boolean;
      };
    };
  };
};
export type readDoorGuestsQuery = {
  response: readDoorGuestsQuery$data;
  variables: readDoorGuestsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
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
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
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
          },
          {
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
                "name": "hasNextPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "readDoorGuestsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "readDoorGuestsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "30a8f6655c7f5e9403309415fc5e8fe3647998ce9ef0323cc7a53948eaade4e6",
    "metadata": {},
    "name": "readDoorGuestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "deb4f323881d08589fb796103f0005b3";

export default node;
