/**
 * @generated SignedSource<<cec3437cc130d7743ea9613fbcd70150>>
 * @relayHash 0db9e3595b95f9e247183b9bb7847508
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b94949b5f6d463feb9d4fb21029b080daa5a7159cdd6013d950ef6d7ad6b7eb3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventCreateScreenQuery$variables = Record<PropertyKey, never>;
export type EventCreateScreenQuery$data = {
  readonly eventLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"EventForm_limits">;
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
      }
    ]
  },
  "params": {
    "id": "b94949b5f6d463feb9d4fb21029b080daa5a7159cdd6013d950ef6d7ad6b7eb3",
    "metadata": {},
    "name": "EventCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0332d188a08a88e052a19d8a182e29be";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
