/**
 * @generated SignedSource<<0bde08a73e71a93cc46533b7198f1402>>
 * @relayHash ac0ec6c1435756bdfe1a564ede58a811
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 740bdbe8685390b732201f4ee4b4ec45d0ad7a0f3ea69714d59552ad0af4fb6c

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
      readonly rejectionReason: string | null;
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
    "id": "740bdbe8685390b732201f4ee4b4ec45d0ad7a0f3ea69714d59552ad0af4fb6c",
    "metadata": {},
    "name": "useRejectEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34e806c45a085bca5b689fd0abae651f";

export default node;
