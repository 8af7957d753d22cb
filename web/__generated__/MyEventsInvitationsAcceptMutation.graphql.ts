/**
 * @generated SignedSource<<bf3881a879707db5822d28cd6c445400>>
 * @relayHash e31d16a3da852cf48b779ef996ec5d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8d60ac2e5bb58c86141de22e110d872bc67d7726c796893e38ed2fc56e9bd0e

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
export type AcceptInvitationInput = {
  invitationId: string;
};
export type MyEventsInvitationsAcceptMutation$variables = {
  input: AcceptInvitationInput;
};
export type MyEventsInvitationsAcceptMutation$data = {
  readonly acceptInvitation: {
    readonly event: {
      readonly id: string;
      readonly viewerRoles: ReadonlyArray<StaffRole>;
    };
  };
};
export type MyEventsInvitationsAcceptMutation = {
  response: MyEventsInvitationsAcceptMutation$data;
  variables: MyEventsInvitationsAcceptMutation$variables;
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
    "concreteType": "AcceptInvitationPayload",
    "kind": "LinkedField",
    "name": "acceptInvitation",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerRoles",
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
    "name": "MyEventsInvitationsAcceptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyEventsInvitationsAcceptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d8d60ac2e5bb58c86141de22e110d872bc67d7726c796893e38ed2fc56e9bd0e",
    "metadata": {},
    "name": "MyEventsInvitationsAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f919d6606fd72668e84cee48466cbfe";

export default node;
