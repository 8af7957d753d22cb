/**
 * @generated SignedSource<<fafa1f22b0a40378827507e433435c2f>>
 * @relayHash 383f12fae6fba53935e39e48d6411e1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c507ae51ab51322f3dc07c409c83e8a16466c008f1c0a32b49430ef9147bd5d

import type { ConcreteRequest } from 'relay-runtime';
export type PeopleFieldQuery$variables = {
  id: string;
  search: string;
};
export type PeopleFieldQuery$data = {
  readonly event: {
    readonly staffSuggestions: ReadonlyArray<{
      readonly college: string;
      readonly email: string;
      readonly name: string;
      readonly userId: string;
    }> | null;
  } | null;
};
export type PeopleFieldQuery = {
  response: PeopleFieldQuery$data;
  variables: PeopleFieldQuery$variables;
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
    "name": "search"
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
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "StaffSuggestion",
  "kind": "LinkedField",
  "name": "staffSuggestions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
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
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
    "name": "PeopleFieldQuery",
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
    "name": "PeopleFieldQuery",
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
    "id": "8c507ae51ab51322f3dc07c409c83e8a16466c008f1c0a32b49430ef9147bd5d",
    "metadata": {},
    "name": "PeopleFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "853395cec01eb4c06a125b539608e80d";

export default node;
