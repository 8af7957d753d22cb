/**
 * @generated SignedSource<<edfbf04aefb406825c1b14da02d1e904>>
 * @relayHash c95a843abcd4f08b3110d57f09bccbd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62b98a7068d404758c93828ba77fbb06a85d3e4227d6d5c4ca0c8163ceda73f5

import type { ConcreteRequest } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type WalkInInput = {
  door?: string | null;
  email?: string | null;
  eventId: string;
  id?: string | null;
  raiseCapacity?: boolean | null;
  userId?: string | null;
};
export type letInMutation$variables = {
  input: WalkInInput;
};
export type letInMutation$data = {
  readonly walkIn: {
    readonly person: {
      readonly at: string | null;
      readonly by: string | null;
      readonly code: string | null;
      readonly college: string;
      readonly door: string | null;
      readonly name: string;
      readonly registrationId: string;
      readonly scanIds: ReadonlyArray<string>;
      readonly state: SeatState;
      readonly userId: string;
    };
  };
};
export type letInMutation = {
  response: letInMutation$data;
  variables: letInMutation$variables;
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
    "concreteType": "WalkInPayload",
    "kind": "LinkedField",
    "name": "walkIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DoorPerson",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registrationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "college",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "by",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "door",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scanIds",
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
    "name": "letInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "letInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "62b98a7068d404758c93828ba77fbb06a85d3e4227d6d5c4ca0c8163ceda73f5",
    "metadata": {},
    "name": "letInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50a240ce2163f9c2b1c03e4a0f916953";

export default node;
