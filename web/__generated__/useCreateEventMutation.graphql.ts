/**
 * @generated SignedSource<<f672fec15167980167e3ad253ade7d10>>
 * @relayHash e6beac03a1db749ffea46aeebdc4a056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ef956cfa11f2650d921faa18f0702bf75b739a3ae58058f4b148d5126eb1064

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type QuestionKind = "CONSENT" | "LONG_TEXT" | "NUMBER" | "ONE_OF" | "SEVERAL_OF" | "SHORT_TEXT";
export type CreateEventInput = {
  attendancePoints?: number | null;
  capacity?: number;
  date: string;
  description: string;
  endsAt?: string | null;
  hasWaitlist?: boolean;
  image?: string | null;
  isPublished?: boolean;
  language?: Language | null;
  location: string;
  questions?: ReadonlyArray<QuestionInput>;
  registrationRules?: RegistrationRulesInput | null;
  remindBefore?: ReadonlyArray<number>;
  selfCheckIn?: boolean;
  tags?: ReadonlyArray<string>;
  title: string;
  translations?: ReadonlyArray<EventTranslationInput>;
  walkIns?: boolean;
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
export type QuestionInput = {
  help?: string | null;
  id?: string | null;
  isRequired?: boolean;
  kind: QuestionKind;
  label: string;
  options?: ReadonlyArray<string>;
};
export type useCreateEventMutation$variables = {
  input: CreateEventInput;
};
export type useCreateEventMutation$data = {
  readonly createEvent: {
    readonly event: {
      readonly id: string;
    };
  };
};
export type useCreateEventMutation = {
  response: useCreateEventMutation$data;
  variables: useCreateEventMutation$variables;
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
    "concreteType": "CreateEventPayload",
    "kind": "LinkedField",
    "name": "createEvent",
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
    "name": "useCreateEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7ef956cfa11f2650d921faa18f0702bf75b739a3ae58058f4b148d5126eb1064",
    "metadata": {},
    "name": "useCreateEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30405fc769378e125fbef17901cc89fc";

export default node;
