/**
 * @generated SignedSource<<820adf4809c118c91f9ef7330fce433d>>
 * @relayHash 0409309d60a37676f1a8c2477d542af0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 428179fb0cdc94774325a32706d3a22f4033a1d4c0f3d47a914413fb32218cd2

import type { ConcreteRequest } from 'relay-runtime';
export type readDoorEventQuery$variables = {
  id: string;
};
export type readDoorEventQuery$data = {
  readonly event: {
    readonly date: string;
    readonly title: string;
  } | null;
};
export type readDoorEventQuery = {
  response: readDoorEventQuery$data;
  variables: readDoorEventQuery$variables;
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
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "localTitle",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readDoorEventQuery",
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
          (v3/*:: as any*/)
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
    "name": "readDoorEventQuery",
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
          (v3/*:: as any*/),
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
    "id": "428179fb0cdc94774325a32706d3a22f4033a1d4c0f3d47a914413fb32218cd2",
    "metadata": {},
    "name": "readDoorEventQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "633a58c4dfc107e1ac5d7832c360f162";

export default node;
