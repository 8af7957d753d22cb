/**
 * @generated SignedSource<<edb5c929f9979859a02a48684641c785>>
 * @relayHash 4624dc7d3eda59a4cb6f908863b8b363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 927d409da4979e3803d727cc6b47f2df1878322244d0a99f3736eca3e18a542f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventCreateScreenQuery$variables = Record<PropertyKey, never>;
export type EventCreateScreenQuery$data = {
  readonly eventLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"EventForm_limits">;
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
      }
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
      }
    ]
  },
  "params": {
    "id": "927d409da4979e3803d727cc6b47f2df1878322244d0a99f3736eca3e18a542f",
    "metadata": {},
    "name": "EventCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aea6a08a904babbd1e7f19ec33485a29";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
