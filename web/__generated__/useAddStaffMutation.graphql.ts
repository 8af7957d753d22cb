/**
 * @generated SignedSource<<27d78147c9aedb0edd529be76e6d684d>>
 * @relayHash 981da544c79fd5a0ba0a74e683d8a3d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 625341ec60f3694959db8d6bfb496682bb3b56ce2026b14dead07c0c17fc095e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffRole = "DOOR" | "MANAGER" | "SCORER";
export type AddStaffInput = {
  email?: string | null;
  emails?: ReadonlyArray<string> | null;
  eventId: string;
  role: StaffRole;
  userId?: string | null;
  userIds?: ReadonlyArray<string> | null;
};
export type useAddStaffMutation$variables = {
  input: AddStaffInput;
};
export type useAddStaffMutation$data = {
  readonly addStaff: {
    readonly event: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"InvitationList_event">;
    };
  };
};
export type useAddStaffMutation = {
  response: useAddStaffMutation$data;
  variables: useAddStaffMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddStaffMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddStaffPayload",
        "kind": "LinkedField",
        "name": "addStaff",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "InvitationList_event"
              }
            ],
            "storageKey": null
          }
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
    "name": "useAddStaffMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddStaffPayload",
        "kind": "LinkedField",
        "name": "addStaff",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invitee",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invitedByName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "625341ec60f3694959db8d6bfb496682bb3b56ce2026b14dead07c0c17fc095e",
    "metadata": {},
    "name": "useAddStaffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e471dd5c020ac0d19d2c358f0103d9ce";

export default node;
