/**
 * @generated SignedSource<<171786197ec5ad9ae9063742232b4e66>>
 * @relayHash 2a0c71171ea971b1022eec43c1353e7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ffc69f6a5644eab389e24bf3c2919d55b2508561cdd57b18e37b0376a84e8bf

import type { ConcreteRequest } from 'relay-runtime';
export type CopyStaffInput = {
  eventId: string;
  fromEventId: string;
};
export type copyStaffMutation$variables = {
  input: CopyStaffInput;
};
export type copyStaffMutation$data = {
  readonly copyStaff: {
    readonly event: {
      readonly id: string;
    };
  };
};
export type copyStaffMutation = {
  response: copyStaffMutation$data;
  variables: copyStaffMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CopyStaffPayload",
    "kind": "LinkedField",
    "name": "copyStaff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
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
          }
        ],
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
    "name": "copyStaffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "copyStaffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7ffc69f6a5644eab389e24bf3c2919d55b2508561cdd57b18e37b0376a84e8bf",
    "metadata": {},
    "name": "copyStaffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ec0665787af5e1d514f071144b6f56d";

export default node;
