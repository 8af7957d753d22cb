/**
 * @generated SignedSource<<13cab9fb49d5dad114317724547d0bc9>>
 * @relayHash 9cb88f4c78ef2111a5a57102cc235996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e2418171d2f0d1253473d3227c06b3c25aed8f6ec0681c2cc61ee009b5d6bca

import type { ConcreteRequest } from 'relay-runtime';
export type DoorScreenQuery$variables = {
  id: string;
};
export type DoorScreenQuery$data = {
  readonly event: {
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
    "id": "9e2418171d2f0d1253473d3227c06b3c25aed8f6ec0681c2cc61ee009b5d6bca",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "44b194ca77f370c9b299b7c4ffe9341c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
