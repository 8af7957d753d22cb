/**
 * @generated SignedSource<<1158d65c569036c23263e765bf5e0f69>>
 * @relayHash 6d9fde0a676ae9bd502d27645c012c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9696c76c8a1a63911f42bf06e7471eafc159b1785259434f820b21ab63a28885

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementCreateScreenQuery$variables = {
  id: string;
  isAbout: boolean;
};
export type AnnouncementCreateScreenQuery$data = {
  readonly event?: {
    readonly id: string;
    readonly registeredCount: number;
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
            "name": "viewerCanAnnounce",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registeredCount",
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
    "id": "9696c76c8a1a63911f42bf06e7471eafc159b1785259434f820b21ab63a28885",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c55854d37694e816bef31860ffd8aea";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
