/**
 * @generated SignedSource<<e424ab0aedbada5b9b52cf8dfdfa3631>>
 * @relayHash dfb1e183de199be7ff45f263d48f09a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 680204636ea064bd9261d3383c036dc7d337e80ea11820f90e71e87b15b201b3

import type { ConcreteRequest } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type WalkInInput = {
  door?: string | null;
  email?: string | null;
  eventId: string;
  id?: string | null;
  userId?: string | null;
};
export type letInMutation$variables = {
  input: WalkInInput;
};
export type letInMutation$data = {
  readonly walkIn: {
    readonly attendance: {
      readonly expected: number;
      readonly in: number;
    };
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Attendance",
        "kind": "LinkedField",
        "name": "attendance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "in",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expected",
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
    "id": "680204636ea064bd9261d3383c036dc7d337e80ea11820f90e71e87b15b201b3",
    "metadata": {},
    "name": "letInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1831dcc761d4ddad6ac1a49619b96737";

export default node;
