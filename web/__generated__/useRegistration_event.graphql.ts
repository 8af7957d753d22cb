/**
 * @generated SignedSource<<c333c7b8f918b288b15da5c8030cf193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type RegistrationState = "CANCELLED" | "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type useRegistration_event$data = {
  readonly attendancePoints: number | null;
  readonly capacity: number;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly localLanguage: Language | null;
  readonly questions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly registeredCount: number;
  readonly registrationRules: {
    readonly cancelUntil: string | null;
    readonly closesAt: string | null;
    readonly colleges: ReadonlyArray<string>;
    readonly needsApproval: boolean;
    readonly opensAt: string | null;
  };
  readonly title: string;
  readonly viewerCanCancel: boolean;
  readonly viewerCanJoinWaitlist: boolean;
  readonly viewerRegistration: {
    readonly checkedInAt: string | null;
    readonly id: string;
  } | null;
  readonly viewerRegistrationState: RegistrationState;
  readonly viewerWaitlistPosition: number | null;
  readonly waitlistCount: number;
  readonly " $fragmentType": "useRegistration_event";
};
export type useRegistration_event$key = {
  readonly " $data"?: useRegistration_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRegistration_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRegistration_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": "title",
      "args": null,
      "kind": "ScalarField",
      "name": "localTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
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
      "name": "waitlistCount",
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
      "name": "viewerWaitlistPosition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanJoinWaitlist",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attendancePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Registration",
      "kind": "LinkedField",
      "name": "viewerRegistration",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedInAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationRules",
      "kind": "LinkedField",
      "name": "registrationRules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closesAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colleges",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsApproval",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Question",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "e9faf8610218be539793b9c447918594";

export default node;
