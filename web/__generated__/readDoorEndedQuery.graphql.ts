/**
 * @generated SignedSource<<38f01c9e849ff2d44fb56109269a1b09>>
 * @relayHash f90f3703243baa20a8538e5c30c25d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fd77d39aa282689c5a0fb63dc3c5e61330437ff4e27b34a3ffafb4390329ed7

import type { ConcreteRequest } from 'relay-runtime';
export type readDoorEndedQuery$variables = {
  after?: string | null;
  id: string;
};
export type readDoorEndedQuery$data = {
  readonly doorList: {
    readonly endedTickets: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly code: string;
          readonly registrationId: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null;
        readonly hasNextPage: boolean;
      };
    };
  };
};
export type readDoorEndedQuery = {
  response: readDoorEndedQuery$data;
  variables: readDoorEndedQuery$variables;
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
        "concreteType": "EndedTicketConnection",
        "kind": "LinkedField",
        "name": "endedTickets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EndedTicketEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EndedTicket",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "registrationId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
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
    "name": "readDoorEndedQuery",
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
    "name": "readDoorEndedQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2fd77d39aa282689c5a0fb63dc3c5e61330437ff4e27b34a3ffafb4390329ed7",
    "metadata": {},
    "name": "readDoorEndedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f295bc77c88972602dcad6d1939385c8";

export default node;
