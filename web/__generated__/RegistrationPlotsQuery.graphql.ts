/**
 * @generated SignedSource<<a3edb05728bf7e5e2b32b3949906f7b7>>
 * @relayHash af7f3312f00cbd9bdbcfdbd895136f20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95909a3cac7b0e8f8e844990d2335f2432252a2ad0507f0a13f84b88d0d3a732

import type { ConcreteRequest } from 'relay-runtime';
export type SeatState = "CONFIRMED" | "REQUESTED" | "WAITLISTED";
export type RegistrationPlotsQuery$variables = {
  id: string;
  state?: ReadonlyArray<SeatState> | null;
};
export type RegistrationPlotsQuery$data = {
  readonly event: {
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly label: string;
    }>;
    readonly registrationCounts: {
      readonly byAnswer: ReadonlyArray<{
        readonly max: number | null;
        readonly mean: number | null;
        readonly min: number | null;
        readonly options: ReadonlyArray<{
          readonly count: number;
          readonly name: string;
        }>;
        readonly questionId: string;
      }>;
      readonly byCollege: ReadonlyArray<{
        readonly count: number;
        readonly name: string;
      }>;
    } | null;
  } | null;
};
export type RegistrationPlotsQuery = {
  response: RegistrationPlotsQuery$data;
  variables: RegistrationPlotsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "state"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Question",
  "kind": "LinkedField",
  "name": "questions",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
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
    "name": "count",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "state",
      "variableName": "state"
    }
  ],
  "concreteType": "RegistrationCounts",
  "kind": "LinkedField",
  "name": "registrationCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationCount",
      "kind": "LinkedField",
      "name": "byCollege",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerCounts",
      "kind": "LinkedField",
      "name": "byAnswer",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "questionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RegistrationCount",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "min",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mean",
          "storageKey": null
        }
      ],
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
    "name": "RegistrationPlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegistrationPlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "95909a3cac7b0e8f8e844990d2335f2432252a2ad0507f0a13f84b88d0d3a732",
    "metadata": {},
    "name": "RegistrationPlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42c01abd71979104e6bb4f20d7f69c2c";

export default node;
