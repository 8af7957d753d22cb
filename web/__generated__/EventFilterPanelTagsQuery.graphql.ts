/**
 * @generated SignedSource<<4425cd02468fdb1e651f67ccdeb3845b>>
 * @relayHash e12f3a5f278a089a279111f83bf03381
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dad360edee7f6e0c6687c5947c901d39fccdae4f3eed92a6c44d3e65821f512

import type { ConcreteRequest } from 'relay-runtime';
export type EventFilterPanelTagsQuery$variables = {
  search: string;
};
export type EventFilterPanelTagsQuery$data = {
  readonly eventTags: ReadonlyArray<string>;
};
export type EventFilterPanelTagsQuery = {
  response: EventFilterPanelTagsQuery$data;
  variables: EventFilterPanelTagsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "kind": "ScalarField",
    "name": "eventTags",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EventFilterPanelTagsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EventFilterPanelTagsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8dad360edee7f6e0c6687c5947c901d39fccdae4f3eed92a6c44d3e65821f512",
    "metadata": {},
    "name": "EventFilterPanelTagsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d44b7526810cb18faa67a150d4ff68af";

export default node;
