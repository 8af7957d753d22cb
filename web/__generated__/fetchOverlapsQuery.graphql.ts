/**
 * @generated SignedSource<<dff5a84a8d47231f89161dd2e0781114>>
 * @relayHash 0e21fc0f2fecf606b5e7bf7b70816a4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd672d41a4ee8f55ba62e7a95d33ecdaf7e6e9540c3ef4f3e3f26b1c5eed1c94

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchOverlapsQuery$variables = {
  id: string;
};
export type fetchOverlapsQuery$data = {
  readonly event: {
    readonly " $fragmentSpreads": FragmentRefs<"fetchOverlaps_event">;
  } | null;
};
export type fetchOverlapsQuery = {
  response: fetchOverlapsQuery$data;
  variables: fetchOverlapsQuery$variables;
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
    "name": "id",
    "variableName": "id"
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
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "viewerOverlaps",
  "plural": true,
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchOverlapsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "fetchOverlaps_event",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchOverlapsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fd672d41a4ee8f55ba62e7a95d33ecdaf7e6e9540c3ef4f3e3f26b1c5eed1c94",
    "metadata": {},
    "name": "fetchOverlapsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50685fcd4a6a93972fdaebd9552483a4";

export default node;
