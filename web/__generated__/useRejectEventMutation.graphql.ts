/**
 * @generated SignedSource<<c9c502a379d2bf048b9d877ff993ffe8>>
 * @relayHash 8244ac5703adddaed542fe9aa19f68a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4cbe9f1a07933f18113737b84469f9c246eb221adedc3463ccde924ba25fd14

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RejectEventInput = {
  eventId: string;
  reason: string;
};
export type useRejectEventMutation$variables = {
  input: RejectEventInput;
};
export type useRejectEventMutation$data = {
  readonly rejectEvent: {
    readonly event: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DecisionButtons_event">;
    };
  };
};
export type useRejectEventMutation = {
  response: useRejectEventMutation$data;
  variables: useRejectEventMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRejectEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RejectEventPayload",
        "kind": "LinkedField",
        "name": "rejectEvent",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DecisionButtons_event"
              }
            ],
            "storageKey": null
          }
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
    "name": "useRejectEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RejectEventPayload",
        "kind": "LinkedField",
        "name": "rejectEvent",
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
              (v2/*:: as any*/),
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
                "name": "approval",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejectionReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanDecide",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4cbe9f1a07933f18113737b84469f9c246eb221adedc3463ccde924ba25fd14",
    "metadata": {},
    "name": "useRejectEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6806947734ce13491e3acb9d71128fb2";

export default node;
