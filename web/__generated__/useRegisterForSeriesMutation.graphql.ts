/**
 * @generated SignedSource<<4237cb08189968dc7c155cc1bd42a23a>>
 * @relayHash f829e9c278fee3cfa9ed9c8784647a56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309978a463b42a1057e34e9f783b8cbbf056e738ec33523ee03e05b759c345e5

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationState = "CANCELLED" | "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type RegisterForEventInput = {
  answers?: ReadonlyArray<AnswerInput> | null;
  email: string;
  eventId: string;
  name: string;
  phone?: string | null;
  specialRequirements?: string | null;
};
export type AnswerInput = {
  questionId: string;
  values: ReadonlyArray<string>;
};
export type useRegisterForSeriesMutation$variables = {
  input: RegisterForEventInput;
};
export type useRegisterForSeriesMutation$data = {
  readonly registerForSeries: {
    readonly registrations: ReadonlyArray<{
      readonly event: {
        readonly id: string;
        readonly registeredCount: number;
        readonly viewerCanCancel: boolean;
        readonly viewerRegistrationState: RegistrationState;
      } | null;
      readonly state: SeatState;
    }>;
    readonly withoutSeat: ReadonlyArray<{
      readonly code: string;
      readonly eventId: string;
      readonly message: string;
    }>;
  };
};
export type useRegisterForSeriesMutation = {
  response: useRegisterForSeriesMutation$data;
  variables: useRegisterForSeriesMutation$variables;
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
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "event",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRegistrationState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "NoSeat",
  "kind": "LinkedField",
  "name": "withoutSeat",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
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
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRegisterForSeriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RegisterForSeriesPayload",
        "kind": "LinkedField",
        "name": "registerForSeries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Registration",
            "kind": "LinkedField",
            "name": "registrations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useRegisterForSeriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RegisterForSeriesPayload",
        "kind": "LinkedField",
        "name": "registerForSeries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Registration",
            "kind": "LinkedField",
            "name": "registrations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "309978a463b42a1057e34e9f783b8cbbf056e738ec33523ee03e05b759c345e5",
    "metadata": {},
    "name": "useRegisterForSeriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f9df002a92925cbf60a221e0779b0f7";

export default node;
