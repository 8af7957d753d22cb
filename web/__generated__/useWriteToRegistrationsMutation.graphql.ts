/**
 * @generated SignedSource<<003db2631c01b8b8a18e7932b00e78b6>>
 * @relayHash e6103513097cf27e0e546da2c2af9250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6e692720f533675be2b162451b0663049e83e993ec9d6efdc8e0a43b37b467

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationAttendance = "IN" | "NOT_IN" | "WALK_IN";
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type WriteToRegistrationsInput = {
  attendance?: RegistrationAttendance | null;
  eventId: string;
  state?: ReadonlyArray<SeatState> | null;
  subject: string;
  text: string;
  userIds?: ReadonlyArray<string> | null;
};
export type useWriteToRegistrationsMutation$variables = {
  input: WriteToRegistrationsInput;
};
export type useWriteToRegistrationsMutation$data = {
  readonly writeToRegistrations: {
    readonly undecided: ReadonlyArray<{
      readonly message: string;
      readonly userId: string;
    }>;
    readonly withoutMail: number;
    readonly written: number;
  };
};
export type useWriteToRegistrationsMutation = {
  response: useWriteToRegistrationsMutation$data;
  variables: useWriteToRegistrationsMutation$variables;
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
    "concreteType": "WriteToRegistrationsPayload",
    "kind": "LinkedField",
    "name": "writeToRegistrations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "written",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withoutMail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndecidedRequest",
        "kind": "LinkedField",
        "name": "undecided",
        "plural": true,
        "selections": [
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
            "name": "message",
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
    "name": "useWriteToRegistrationsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteToRegistrationsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b6e692720f533675be2b162451b0663049e83e993ec9d6efdc8e0a43b37b467",
    "metadata": {},
    "name": "useWriteToRegistrationsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12c920e2c02d58c0b094fa1995e7898b";

export default node;
