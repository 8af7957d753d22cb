/**
 * @generated SignedSource<<b1dc93145dc912a1538040e058cdbcd1>>
 * @relayHash 0660580e6c1d4cfd15f23af85dd7af67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f70147cb098ce44e224c1df9ab9d03829d8f19a3a0c76ffa8f7e0576c978fd9

import type { ConcreteRequest } from 'relay-runtime';
export type AddToCalendarQuery$variables = {
  id: string;
};
export type AddToCalendarQuery$data = {
  readonly event: {
    readonly calendarFile: string;
  } | null;
};
export type AddToCalendarQuery = {
  response: AddToCalendarQuery$data;
  variables: AddToCalendarQuery$variables;
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
  "name": "calendarFile",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddToCalendarQuery",
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
    "name": "AddToCalendarQuery",
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
    "id": "9f70147cb098ce44e224c1df9ab9d03829d8f19a3a0c76ffa8f7e0576c978fd9",
    "metadata": {},
    "name": "AddToCalendarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2aa4ddaa12c3e8095558936a42480667";

export default node;
