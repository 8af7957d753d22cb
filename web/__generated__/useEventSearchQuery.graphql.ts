/**
 * @generated SignedSource<<fb714558c2fac69f0e4782193e7c084f>>
 * @relayHash 0c4f1dcd3c78c4f2e413300ec725ad02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21faed798dfff74de16a4b013e9e217aa264c90cc44e6bde0f440b32577cfe0a

import type { ConcreteRequest } from 'relay-runtime';
export type useEventSearchQuery$variables = {
  search?: string | null;
};
export type useEventSearchQuery$data = {
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
export type useEventSearchQuery = {
  response: useEventSearchQuery$data;
  variables: useEventSearchQuery$variables;
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
    "name": "useEventSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEventSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21faed798dfff74de16a4b013e9e217aa264c90cc44e6bde0f440b32577cfe0a",
    "metadata": {},
    "name": "useEventSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "688cd9132545cf983fbfdb5f0d2232d1";

export default node;
