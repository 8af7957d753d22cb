/**
 * @generated SignedSource<<7036c4a8bc56c8a102b3722f67feb7e2>>
 * @relayHash 92060848d05c1e9a96f30dfaa0c44511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a552e317a2888778049921261cd89277de228f13420dd4c6051fa5acd0dc3289

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementCreateScreenQuery$variables = {
  id: string;
  isAbout: boolean;
};
export type AnnouncementCreateScreenQuery$data = {
  readonly event?: {
    readonly id: string;
    readonly title: string;
    readonly viewerCanAnnounce: boolean;
  } | null;
  readonly viewerCanManageAnnouncements: boolean;
};
export type AnnouncementCreateScreenQuery = {
  response: AnnouncementCreateScreenQuery$data;
  variables: AnnouncementCreateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isAbout"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanManageAnnouncements",
    "storageKey": null
  },
  {
    "condition": "isAbout",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
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
            "name": "viewerCanAnnounce",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementCreateScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnnouncementCreateScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a552e317a2888778049921261cd89277de228f13420dd4c6051fa5acd0dc3289",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e85257d9b170ccce6e05379b5ceac760";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
