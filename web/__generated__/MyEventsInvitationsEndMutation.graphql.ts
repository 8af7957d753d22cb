/**
 * @generated SignedSource<<c9f605fab076588fa04afb4c6f2341e6>>
 * @relayHash d4ca19d61c940cb3d630336c902a696e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba1e7c6d5f4d92b3d3ce004ddc02f537e0ad0bb4c1867d232f891401f3fdb739

import type { ConcreteRequest } from 'relay-runtime';
export type EndInvitationInput = {
  invitationId: string;
};
export type MyEventsInvitationsEndMutation$variables = {
  input: EndInvitationInput;
};
export type MyEventsInvitationsEndMutation$data = {
  readonly endInvitation: {
    readonly endedInvitationId: string;
  };
};
export type MyEventsInvitationsEndMutation = {
  response: MyEventsInvitationsEndMutation$data;
  variables: MyEventsInvitationsEndMutation$variables;
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
    "concreteType": "EndInvitationPayload",
    "kind": "LinkedField",
    "name": "endInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedInvitationId",
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
    "name": "MyEventsInvitationsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyEventsInvitationsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba1e7c6d5f4d92b3d3ce004ddc02f537e0ad0bb4c1867d232f891401f3fdb739",
    "metadata": {},
    "name": "MyEventsInvitationsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5730e0d6ca3482e94a1b049e503ff2d";

export default node;
