/**
 * @generated SignedSource<<68330f67861aa25eb29fc00db1789525>>
 * @relayHash 2b92f5f6b04fcdfa0b9f81eb04f8a25d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d84e55420e78ba7835355fc48cc0a68870e849fdf7aaae566a47d9284499485

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationPlotsQuery$variables = {
  id: string;
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
  "args": null,
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
    "id": "0d84e55420e78ba7835355fc48cc0a68870e849fdf7aaae566a47d9284499485",
    "metadata": {},
    "name": "RegistrationPlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b80d3dc4b32a92447f7a039d23fd7ca3";

export default node;
