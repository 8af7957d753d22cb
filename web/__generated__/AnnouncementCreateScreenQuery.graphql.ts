/**
 * @generated SignedSource<<9b738f625f5ab24a47206db5396371e0>>
 * @relayHash e956e5163250b0ef9a70f93a3b17101f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66ac4fa3c8c8c11f97c72e213f39cd884ac2d76bec8bb7e6d4a5c9e79cae133

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementCreateScreenQuery$variables = Record<PropertyKey, never>;
export type AnnouncementCreateScreenQuery$data = {
  readonly viewerCanManageAnnouncements: boolean;
};
export type AnnouncementCreateScreenQuery = {
  response: AnnouncementCreateScreenQuery$data;
  variables: AnnouncementCreateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanManageAnnouncements",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementCreateScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnnouncementCreateScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f66ac4fa3c8c8c11f97c72e213f39cd884ac2d76bec8bb7e6d4a5c9e79cae133",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfca08355a9c4207784c9cef103ace03";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
