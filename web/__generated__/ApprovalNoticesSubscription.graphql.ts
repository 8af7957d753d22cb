/**
 * @generated SignedSource<<8f9bed570a87420e92c1a31eded1c46b>>
 * @relayHash 89329468a2ee833c08532a2f3dd2b854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761514ad67ffb4a587ca5d4b67e882382a75e6da78a0c76bda9d83c576af2b7f

import type { ConcreteRequest } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
export type ApprovalNoticesSubscription$variables = Record<PropertyKey, never>;
export type ApprovalNoticesSubscription$data = {
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
export type ApprovalNoticesSubscription = {
  response: ApprovalNoticesSubscription$data;
  variables: ApprovalNoticesSubscription$variables;
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
    "name": "ApprovalNoticesSubscription",
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
    "name": "ApprovalNoticesSubscription",
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
    "id": "761514ad67ffb4a587ca5d4b67e882382a75e6da78a0c76bda9d83c576af2b7f",
    "metadata": {},
    "name": "ApprovalNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "16eec0215b201060c55d0cd5dca8762f";

export default node;
