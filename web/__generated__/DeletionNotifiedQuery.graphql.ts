/**
 * @generated SignedSource<<af78c56700b25d84d8131ad6162b0398>>
 * @relayHash 8da00fc346c9b0f647debd289515f4f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1495864c32faab533e9414743d388d795f9160d312a2ba319e7024e3ad6faf19

import type { ConcreteRequest } from 'relay-runtime';
export type DeletionNotifiedQuery$variables = {
  id: string;
};
export type DeletionNotifiedQuery$data = {
  readonly event: {
    readonly deletionNotifies: number | null;
  } | null;
};
export type DeletionNotifiedQuery = {
  response: DeletionNotifiedQuery$data;
  variables: DeletionNotifiedQuery$variables;
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
  "name": "deletionNotifies",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeletionNotifiedQuery",
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
    "name": "DeletionNotifiedQuery",
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
    "id": "1495864c32faab533e9414743d388d795f9160d312a2ba319e7024e3ad6faf19",
    "metadata": {},
    "name": "DeletionNotifiedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1680bd3c03e8d2747f8fd145313fe942";

export default node;
