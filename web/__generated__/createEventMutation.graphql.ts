/**
 * @generated SignedSource<<92fd98e84289f25f7d5bf8539f05c9ce>>
 * @relayHash 49bc86e14a87cc12fae4c2ade58d1abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fdd6801c5c9e18bea4bdafec86fc6e7ba5baab2bca848ca3f994a8bb87a718d

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
  imageDescription?: string | null;
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
export type createEventMutation$variables = {
  input: CreateEventInput;
};
export type createEventMutation$data = {
  readonly createEvent: {
    readonly event: {
      readonly id: string;
    };
  };
};
export type createEventMutation = {
  response: createEventMutation$data;
  variables: createEventMutation$variables;
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
    "name": "createEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9fdd6801c5c9e18bea4bdafec86fc6e7ba5baab2bca848ca3f994a8bb87a718d",
    "metadata": {},
    "name": "createEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2c42ecaf5061fc746c5662be428d1d6";

export default node;
