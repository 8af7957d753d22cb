/**
 * @generated SignedSource<<9ab9fb9e86dea0c19dbc83ee916fa126>>
 * @relayHash 6222a783a393817b3b5de14e233ddb4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab29f230631565c65517c3a1f53528969e13b32a5e322c70413f18d23fb29c5b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveEventInput = {
  eventId: string;
};
export type useApproveEventMutation$variables = {
  input: ApproveEventInput;
};
export type useApproveEventMutation$data = {
  readonly approveEvent: {
    readonly event: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DecisionButtons_event">;
    };
  };
};
export type useApproveEventMutation = {
  response: useApproveEventMutation$data;
  variables: useApproveEventMutation$variables;
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
    "name": "useApproveEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApproveEventPayload",
        "kind": "LinkedField",
        "name": "approveEvent",
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
    "name": "useApproveEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApproveEventPayload",
        "kind": "LinkedField",
        "name": "approveEvent",
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
    "id": "ab29f230631565c65517c3a1f53528969e13b32a5e322c70413f18d23fb29c5b",
    "metadata": {},
    "name": "useApproveEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16acb53bdb07502c919874a6aae28c95";

export default node;
