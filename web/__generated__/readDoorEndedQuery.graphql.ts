/**
 * @generated SignedSource<<b4a43b454ff0014972a5e90d5c14da4a>>
 * @relayHash 4b6f3fbb56dae51dfe193dcd3d17ef28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f74be0459f96f0201387e2d3ebfb922cdcadf6d511b302b5100ba3a01276fe5

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
    "id": "2f74be0459f96f0201387e2d3ebfb922cdcadf6d511b302b5100ba3a01276fe5",
    "metadata": {},
    "name": "readDoorEndedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c614767a709822a06bf53cddc55105e7";

export default node;
