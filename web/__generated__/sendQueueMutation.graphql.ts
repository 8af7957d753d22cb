/**
 * @generated SignedSource<<5f642c2ef4c6e704010c48d0c8d34280>>
 * @relayHash 2883ad8246285acea1f5ad6fc60ba38a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caa2912eafffdc5775a9899858d808f4c122c69336bde567e51c141638518fe6

import type { ConcreteRequest } from 'relay-runtime';
export type ScanOutcome = "ALREADY_IN" | "EVENT_CANCELLED" | "FORBIDDEN" | "IN" | "INVALID" | "NOT_A_TICKET" | "NO_SEAT" | "TAKEN_BACK" | "TICKET_ALTERED" | "TICKET_FORGED" | "TICKET_GIVEN_BACK" | "TOO_MANY_REQUESTS" | "WRONG_EVENT";
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type CheckInsInput = {
  eventId: string;
  scans?: ReadonlyArray<ScanInput>;
  sentAt: string;
  undone?: ReadonlyArray<UndoneScanInput>;
};
export type ScanInput = {
  at: string;
  code?: string | null;
  door?: string | null;
  id: string;
  ticket?: string | null;
  userId?: string | null;
};
export type UndoneScanInput = {
  at: string;
  scanId: string;
};
export type sendQueueMutation$variables = {
  input: CheckInsInput;
};
export type sendQueueMutation$data = {
  readonly checkIns: {
    readonly answers: ReadonlyArray<{
      readonly event: {
        readonly id: string;
      } | null;
      readonly message: string;
      readonly outcome: ScanOutcome;
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
      } | null;
      readonly scanId: string;
    }>;
    readonly retryAfter: number;
  };
};
export type sendQueueMutation = {
  response: sendQueueMutation$data;
  variables: sendQueueMutation$variables;
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
    "concreteType": "CheckInsPayload",
    "kind": "LinkedField",
    "name": "checkIns",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ScanAnswer",
        "kind": "LinkedField",
        "name": "answers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scanId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
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
          },
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "retryAfter",
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
    "name": "sendQueueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendQueueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "caa2912eafffdc5775a9899858d808f4c122c69336bde567e51c141638518fe6",
    "metadata": {},
    "name": "sendQueueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fd1f062c33eac7fcc8ac79f4513c6ff";

export default node;
