/**
 * @generated SignedSource<<f2a288fd5924a38792fe89a51b431fb2>>
 * @relayHash cd8a93b881d78103ff5586e3fce52423
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37af680e5b98776d7018d0b7d259ae70298a4717154be44af46989313effbe69

import type { ConcreteRequest } from 'relay-runtime';
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly noticeArrived: {
    readonly __typename: "NoticeArrived";
    readonly unreadNotices: number;
  } | {
    readonly __typename: "NoticesRead";
    readonly unreadNotices: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type BellSubscription = {
  response: BellSubscription$data;
  variables: BellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadNotices",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "noticeArrived",
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
        "selections": (v0/*:: as any*/),
        "type": "NoticeArrived",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "NoticesRead",
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
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "37af680e5b98776d7018d0b7d259ae70298a4717154be44af46989313effbe69",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "17699e127de1c5d310a19c156e7e83b0";

export default node;
