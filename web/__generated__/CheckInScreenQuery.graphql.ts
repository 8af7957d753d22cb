/**
 * @generated SignedSource<<da1e90d2fab414a6b516d1487267f553>>
 * @relayHash 27f00c8129fe04b83d09f6d5752bb7b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67a413e1541f3bf6ea666d1d6b6dee573439a522ae6c43a7f5ecea6957e7ca29

import type { ConcreteRequest } from 'relay-runtime';
export type CheckInScreenQuery$variables = {
  id: string;
};
export type CheckInScreenQuery$data = {
  readonly event: {
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly selfCheckIn: boolean;
    readonly title: string;
    readonly viewerIsRegistered: boolean;
  } | null;
};
export type CheckInScreenQuery = {
  response: CheckInScreenQuery$data;
  variables: CheckInScreenQuery$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "selfCheckIn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerIsRegistered",
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
    "name": "CheckInScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckInScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67a413e1541f3bf6ea666d1d6b6dee573439a522ae6c43a7f5ecea6957e7ca29",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c74f8485c0bcae6c9dbfd5200e0b851";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
