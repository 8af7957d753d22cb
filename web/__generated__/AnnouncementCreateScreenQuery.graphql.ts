/**
 * @generated SignedSource<<067c37cd09b9c1eba5fb88122c6b7df5>>
 * @relayHash 89c2d4ffcfc3579bdc715019d9986f03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc931498d7ef7e3e7a66f827678b7a3f7145b08a9e1d6b9b9e4ffb5b28a1f6d

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
    "id": "efc931498d7ef7e3e7a66f827678b7a3f7145b08a9e1d6b9b9e4ffb5b28a1f6d",
    "metadata": {},
    "name": "AnnouncementCreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "036a5fd23cf4fdfeca8617ac22f012f1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
