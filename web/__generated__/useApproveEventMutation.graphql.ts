/**
 * @generated SignedSource<<2a993cf51df6ae59af9c48a1ffc3bc42>>
 * @relayHash fbc346ad59d7b970fd7e9121b278cd52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4fd0e7ce475ae079eca7bde89bc6ac3b8a5c90827e4e4cbc4ee79de9daaa7a9

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
      readonly rejectionReason: string | null;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectionReason",
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
              (v3/*:: as any*/),
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
              (v3/*:: as any*/),
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
                "name": "approval",
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
    "id": "c4fd0e7ce475ae079eca7bde89bc6ac3b8a5c90827e4e4cbc4ee79de9daaa7a9",
    "metadata": {},
    "name": "useApproveEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03af472bb1de8f3b4f36f2cf90d28a61";

export default node;
