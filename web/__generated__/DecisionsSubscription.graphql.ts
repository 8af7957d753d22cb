/**
 * @generated SignedSource<<e6c2d932765c202be35e245091afac39>>
 * @relayHash b0a3d1c9409dec590d1dc42b3b038ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c91811a6dce0330a377ead48dc6e45de5fdca64b2a7f09f74bc8ab4a9163ed0c

import type { ConcreteRequest } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
export type DecisionsSubscription$variables = Record<PropertyKey, never>;
export type DecisionsSubscription$data = {
  readonly eventApprovalChanged: {
    readonly event?: {
      readonly approval: EventApproval;
      readonly id: string;
      readonly rejectionReason: string | null;
      readonly title: string;
      readonly viewerIsCreator: boolean;
    };
  };
};
export type DecisionsSubscription = {
  response: DecisionsSubscription$data;
  variables: DecisionsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
          "name": "viewerIsCreator",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventApprovalUpdated",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DecisionsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "eventApprovalChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DecisionsSubscription",
    "selections": [
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c91811a6dce0330a377ead48dc6e45de5fdca64b2a7f09f74bc8ab4a9163ed0c",
    "metadata": {},
    "name": "DecisionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2f7a01a3ac3622ad27255ed8f3ce4ba7";

export default node;
