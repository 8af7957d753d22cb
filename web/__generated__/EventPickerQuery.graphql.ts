/**
 * @generated SignedSource<<e2e0122ea537e229ee2ea763783dd186>>
 * @relayHash d2969de7ddcecfc6b1721d8724cae59f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb0769a7d537105262e68b1905dfbacf474be22c7c1fd53981b4412007b42fbc

import type { ConcreteRequest } from 'relay-runtime';
export type EventPickerQuery$variables = {
  search?: string | null;
};
export type EventPickerQuery$data = {
  readonly events: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly date: string;
        readonly id: string;
        readonly title: string;
      };
    }>;
  };
};
export type EventPickerQuery = {
  response: EventPickerQuery$data;
  variables: EventPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "EventConnection",
    "kind": "LinkedField",
    "name": "events",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": "title",
                "args": null,
                "kind": "ScalarField",
                "name": "localTitle",
                "storageKey": null
              },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EventPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EventPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb0769a7d537105262e68b1905dfbacf474be22c7c1fd53981b4412007b42fbc",
    "metadata": {},
    "name": "EventPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3dbabd9dd5a60791014f73ff8d844b05";

export default node;
