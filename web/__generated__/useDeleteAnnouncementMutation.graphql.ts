/**
 * @generated SignedSource<<d5976fec92b3eeb832eef4d333b981dc>>
 * @relayHash 7209e6e3fe0ac5aec8b71c251bcc422b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4bc635e5c893f35d879dc2fa9274618eeabad2a9def04e70acae18ba6a593f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAnnouncementInput = {
  announcementId: string;
};
export type useDeleteAnnouncementMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteAnnouncementInput;
};
export type useDeleteAnnouncementMutation$data = {
  readonly deleteAnnouncement: {
    readonly deletedAnnouncementId: string;
    readonly gone: string;
  };
};
export type useDeleteAnnouncementMutation = {
  response: useDeleteAnnouncementMutation$data;
  variables: useDeleteAnnouncementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedAnnouncementId",
  "storageKey": null
},
v4 = {
  "alias": "gone",
  "args": null,
  "kind": "ScalarField",
  "name": "deletedAnnouncementId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteAnnouncementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteAnnouncementPayload",
        "kind": "LinkedField",
        "name": "deleteAnnouncement",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteAnnouncementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteAnnouncementPayload",
        "kind": "LinkedField",
        "name": "deleteAnnouncement",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedAnnouncementId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          {
            "alias": "gone",
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedAnnouncementId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2d4bc635e5c893f35d879dc2fa9274618eeabad2a9def04e70acae18ba6a593f",
    "metadata": {},
    "name": "useDeleteAnnouncementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77c28541537ffdc8ade45842c9f2a5b8";

export default node;
