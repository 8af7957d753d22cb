/**
 * @generated SignedSource<<4f7f9aa411ed06eacbc62bd3fb470698>>
 * @relayHash 3877bca327963f56580f4ba453e0d0d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f74a9a3b83d5763e1e696eff73910d9c0930bfc1e67cd5633de254698f67df6

import type { ConcreteRequest } from 'relay-runtime';
export type CheckInSelfInput = {
  code: string;
  eventId: string;
};
export type useCheckInSelfMutation$variables = {
  input: CheckInSelfInput;
};
export type useCheckInSelfMutation$data = {
  readonly checkInSelf: {
    readonly at: string;
  };
};
export type useCheckInSelfMutation = {
  response: useCheckInSelfMutation$data;
  variables: useCheckInSelfMutation$variables;
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
    "concreteType": "CheckInSelfPayload",
    "kind": "LinkedField",
    "name": "checkInSelf",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
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
    "name": "useCheckInSelfMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckInSelfMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f74a9a3b83d5763e1e696eff73910d9c0930bfc1e67cd5633de254698f67df6",
    "metadata": {},
    "name": "useCheckInSelfMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "887ad9b3a760ed9b034109d4cc982023";

export default node;
