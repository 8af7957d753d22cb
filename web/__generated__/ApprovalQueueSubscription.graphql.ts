/**
 * @generated SignedSource<<45f82ec2a2a84f06b2fc851feb08a2d5>>
 * @relayHash 74786f35079c92fe635aa1b1a81e700d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2e771ec79664625f7374af8f325919996c1c2d07055a730727d041cfdb211f8

import type { ConcreteRequest } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
export type ApprovalQueueSubscription$variables = Record<PropertyKey, never>;
export type ApprovalQueueSubscription$data = {
  readonly eventApprovalChanged: {
    readonly __typename: "EventApprovalUpdated";
    readonly event: {
      readonly approval: EventApproval;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ApprovalQueueSubscription = {
  response: ApprovalQueueSubscription$data;
  variables: ApprovalQueueSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "eventApprovalChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "approval",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "EventApprovalUpdated",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApprovalQueueSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ApprovalQueueSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e2e771ec79664625f7374af8f325919996c1c2d07055a730727d041cfdb211f8",
    "metadata": {},
    "name": "ApprovalQueueSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "113c75ae58796b3e651c340e53eb9689";

export default node;
