/**
 * @generated SignedSource<<239306fae782471752e5852c054f5125>>
 * @relayHash 359248f0eb1dc6a78881c5c85d526885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc7de7193269cd263951a77e8df34ce983f7fd44c8bdde09e2bcbd5175126b9b

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type SeriesScope = "ALL" | "FOLLOWING";
export type UpdateSeriesInput = {
  attendancePoints?: number | null;
  capacity?: number | null;
  date?: string | null;
  description?: string | null;
  endsAt?: string | null;
  eventId: string;
  exactTimes?: boolean | null;
  hasWaitlist?: boolean | null;
  image?: string | null;
  imageDescription?: string | null;
  isPublished?: boolean | null;
  language?: Language | null;
  location?: string | null;
  reason?: string | null;
  registrationRules?: RegistrationRulesInput | null;
  remindBefore?: ReadonlyArray<number> | null;
  scope?: SeriesScope;
  selfCheckIn?: boolean | null;
  tags?: ReadonlyArray<string> | null;
  title?: string | null;
  translations?: ReadonlyArray<EventTranslationInput> | null;
  updatedAt?: string | null;
  version?: number | null;
  walkIns?: boolean | null;
};
export type EventTranslationInput = {
  description: string;
  language: Language;
  title: string;
};
export type RegistrationRulesInput = {
  cancelUntil?: string | null;
  closesAt?: string | null;
  colleges?: ReadonlyArray<string> | null;
  mostPerCollege?: number | null;
  needsApproval?: boolean | null;
  opensAt?: string | null;
  refuseOverlaps?: boolean | null;
};
export type saveSeriesMutation$variables = {
  input: UpdateSeriesInput;
};
export type saveSeriesMutation$data = {
  readonly updateSeries: {
    readonly event: {
      readonly date: string;
      readonly id: string;
      readonly series: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly date: string;
            readonly id: string;
          };
        }>;
      } | null;
    };
    readonly eventIds: ReadonlyArray<string>;
    readonly kept: ReadonlyArray<{
      readonly eventId: string;
      readonly fields: ReadonlyArray<string>;
    }>;
  };
};
export type saveSeriesMutation = {
  response: saveSeriesMutation$data;
  variables: saveSeriesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateSeriesPayload",
    "kind": "LinkedField",
    "name": "updateSeries",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eventIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "KeptFields",
        "kind": "LinkedField",
        "name": "kept",
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
            "name": "fields",
            "storageKey": null
          }
        ],
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 52
              }
            ],
            "concreteType": "EventConnection",
            "kind": "LinkedField",
            "name": "series",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EventEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Event",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "series(first:52)"
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
    "name": "saveSeriesMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "saveSeriesMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cc7de7193269cd263951a77e8df34ce983f7fd44c8bdde09e2bcbd5175126b9b",
    "metadata": {},
    "name": "saveSeriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c60e32398ed1e672c52d228069fa62c";

export default node;
