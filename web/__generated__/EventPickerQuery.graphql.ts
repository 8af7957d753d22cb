/**
 * @generated SignedSource<<555a58a23a0748a95773edff9b8c17a3>>
 * @relayHash 580b2da8197e63a182a0e8ac0e0c5abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33f12a6b3bb5c2857aea51f1ae1d4072e6c5e3232a594a170e6ed08cc2355f60

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
    "id": "33f12a6b3bb5c2857aea51f1ae1d4072e6c5e3232a594a170e6ed08cc2355f60",
    "metadata": {},
    "name": "EventPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f26959f15b6f23908c7b9143fe8ca670";

export default node;
