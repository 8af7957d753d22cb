/**
 * @generated SignedSource<<bf63ec307dc603d7d2b4173bd8589be0>>
 * @relayHash 0b02346592416e86eaa4db19eb057f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a021a811fc6a809b0fb5693cdd7a7bf5bc158e191fbe09e249ff68f41139c66a

import type { ConcreteRequest } from 'relay-runtime';
export type DoorScreenQuery$variables = {
  id: string;
};
export type DoorScreenQuery$data = {
  readonly event: {
    readonly id: string;
    readonly title: string;
    readonly viewerCanKeepDoor: boolean;
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
    "id": "a021a811fc6a809b0fb5693cdd7a7bf5bc158e191fbe09e249ff68f41139c66a",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7fc6f68e3301dd62b7db21b8cfb4fad7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
