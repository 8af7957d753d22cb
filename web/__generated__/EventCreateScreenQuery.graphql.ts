/**
 * @generated SignedSource<<67106209569bee256204b92f336e3afd>>
 * @relayHash 56eb2d17d071a90cd5926793304714e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eadfd5f9c3c9695dbd6e8cd5aa89a9a9a70518873a68bdddb7ce2ac497fcfccb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventCreateScreenQuery$variables = Record<PropertyKey, never>;
export type EventCreateScreenQuery$data = {
  readonly eventLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"EventForm_limits">;
  };
  readonly platform: {
    readonly timeZone: string;
  };
  readonly uploadLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"UploadField_limits">;
  };
  readonly viewerCanCreateEvents: boolean;
};
export type EventCreateScreenQuery = {
  response: EventCreateScreenQuery$data;
  variables: EventCreateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCreateEvents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "PlatformState",
  "kind": "LinkedField",
  "name": "platform",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EventCreateScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "EventLimits",
        "kind": "LinkedField",
        "name": "eventLimits",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EventForm_limits"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UploadLimits",
        "kind": "LinkedField",
        "name": "uploadLimits",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UploadField_limits"
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EventCreateScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "EventLimits",
        "kind": "LinkedField",
        "name": "eventLimits",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxCapacity",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UploadLimits",
        "kind": "LinkedField",
        "name": "uploadLimits",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxMegabytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "extensions",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "eadfd5f9c3c9695dbd6e8cd5aa89a9a9a70518873a68bdddb7ce2ac497fcfccb",
    "metadata": {},
    "name": "EventCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c7a1fd5ab61ab43874e8f30c86dd6dd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
