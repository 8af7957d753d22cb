/**
 * @generated SignedSource<<28a71486cfb7b2a6b690bb841fa08bf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistrationState = "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationPanel_event$data = {
  readonly capacity: number;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly questions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly registeredCount: number;
  readonly registrationRules: {
    readonly needsApproval: boolean;
  };
  readonly title: string;
  readonly viewerCanCancel: boolean;
  readonly viewerCanJoinWaitlist: boolean;
  readonly viewerRegistrationState: RegistrationState;
  readonly waitlistCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRegistrationDialog_event" | "HowItWent_event" | "KeepEvent_event" | "registrationWords_event">;
  readonly " $fragmentType": "RegistrationPanel_event";
};
export type RegistrationPanel_event$key = {
  readonly " $data"?: RegistrationPanel_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRegistrationState",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanJoinWaitlist",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCancel",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsApproval",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationPanel_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationRules",
      "kind": "LinkedField",
      "name": "registrationRules",
      "plural": false,
      "selections": [
        (v4/*:: as any*/)
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "registrationWords_event",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerWaitlistPosition",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HowItWent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeepEvent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelRegistrationDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "a339ea635f31f84c3809feac03a8be2b";

export default node;
