/**
 * @generated SignedSource<<fa0130ab89cebfdebd2f32c5ed8665ed>>
 * @relayHash be8d86fb71636f838f7b1279c45ca9d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff870038e0840908aebc5697b05352ce11fbaf452a51078dd90ea7a6f53f878

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
    "id": "dff870038e0840908aebc5697b05352ce11fbaf452a51078dd90ea7a6f53f878",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14d7c53ce99537800e75a8fac096f327";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
