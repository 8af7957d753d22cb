/**
 * @generated SignedSource<<9b5494d07390ef67b22b5087982e0410>>
 * @relayHash ec361c97119415381e15fc84e7468117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8b98b1608b7f1f7cfb7922d68bb07dcca7656e33ee3392d59b7472e10aaad6

import type { ConcreteRequest } from 'relay-runtime';
export type DoorScreenQuery$variables = {
  id: string;
};
export type DoorScreenQuery$data = {
  readonly event: {
    readonly cancelledAt: string | null;
    readonly id: string;
    readonly title: string;
    readonly viewerCanKeepDoor: boolean;
    readonly walkIns: boolean;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly name: string;
  } | null;
};
export type DoorScreenQuery = {
  response: DoorScreenQuery$data;
  variables: DoorScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Event",
    "kind": "LinkedField",
    "name": "event",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "walkIns",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancelledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanKeepDoor",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "DoorScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DoorScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ea8b98b1608b7f1f7cfb7922d68bb07dcca7656e33ee3392d59b7472e10aaad6",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "705e3b888d11a3745dd0b7e14c5f3ac0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
