/**
 * @generated SignedSource<<ff0c36dbfbd46c00c0495d92eaa01f47>>
 * @relayHash a5aefe751d73de787de1f514fb04d1aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b898b52c8860a0a77c482035270f27af73737904cc131e91d8f7b66146a12594

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type DoorScreenQuery$variables = {
  id: string;
};
export type DoorScreenQuery$data = {
  readonly event: {
    readonly cancelledAt: string | null;
    readonly id: string;
    readonly localLanguage: Language | null;
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
        "name": "localLanguage",
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
    "id": "b898b52c8860a0a77c482035270f27af73737904cc131e91d8f7b66146a12594",
    "metadata": {},
    "name": "DoorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3242360895283b8c6e404b88d795548e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
