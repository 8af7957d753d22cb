/**
 * @generated SignedSource<<4d0753caa12088f95202f6f9b8313e2c>>
 * @relayHash 2f83bdfe4f9f5aa7f16da8e3d2274938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e85cac31a08804d041d945b869a02cadaf25c8c36277f340e5090c582483d871

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEventInput = {
  eventId: string;
  reason?: string | null;
};
export type useDeleteEventMutation$variables = {
  input: DeleteEventInput;
};
export type useDeleteEventMutation$data = {
  readonly deleteEvent: {
    readonly deletedEventId: string;
  };
};
export type useDeleteEventMutation = {
  response: useDeleteEventMutation$data;
  variables: useDeleteEventMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedEventId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteEventPayload",
        "kind": "LinkedField",
        "name": "deleteEvent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteEventPayload",
        "kind": "LinkedField",
        "name": "deleteEvent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedEventId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e85cac31a08804d041d945b869a02cadaf25c8c36277f340e5090c582483d871",
    "metadata": {},
    "name": "useDeleteEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfa3985de78cd483076a46c520d7947c";

export default node;
