/**
 * @generated SignedSource<<f3d1dbaded1d33d6ef3e1b8be26c24ee>>
 * @relayHash 2a0451d266e5015a7e0d43f5bf4bd1a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0ed270de0d7d492e1cf44c9039f0efe7cf920cb84200c6e4b40d2a181e2041

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
    "id": "6a0ed270de0d7d492e1cf44c9039f0efe7cf920cb84200c6e4b40d2a181e2041",
    "metadata": {},
    "name": "ApprovalNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d70c554d744be13658f32ed123513cbc";

export default node;
