/**
 * @generated SignedSource<<61523216ab321f4b094307e8b21d26c4>>
 * @relayHash 5aafbbf3633dfa3371f148985cae7ffd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd3e932df2dfaa52ef61194a97a4750bd3501ba3e1987d608da1b790330c592f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationState = "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
export type useLiveStandingSubscription$variables = {
  id: string;
};
export type useLiveStandingSubscription$data = {
  readonly seatsChanged: {
    readonly viewerRegistrationState: RegistrationState;
    readonly viewerWaitlistPosition: number | null;
    readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event">;
  } | null;
};
export type useLiveStandingSubscription = {
  response: useLiveStandingSubscription$data;
  variables: useLiveStandingSubscription$variables;
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
    "name": "eventId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRegistrationState",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerWaitlistPosition",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveStandingSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "seatsChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MyEventsRow_event"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveStandingSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "seatsChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
            "name": "location",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd3e932df2dfaa52ef61194a97a4750bd3501ba3e1987d608da1b790330c592f",
    "metadata": {},
    "name": "useLiveStandingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7db66e3f8d6ece9246703d352d50a46b";

export default node;
