/**
 * @generated SignedSource<<613f890d7699564924ebc9fd32b4d3e3>>
 * @relayHash 1a3557e0968807dbaa4bac31ac104098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4270b9b65ae5bee91ffccdd1a0ff7a0ae9dc7add083fc7cfb270259b25afcd9

import type { ConcreteRequest } from 'relay-runtime';
export type RoomNoticeQuery$variables = {
  except?: string | null;
  from: string;
  location: string;
  until?: string | null;
};
export type RoomNoticeQuery$data = {
  readonly eventsAt: ReadonlyArray<{
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly title: string;
  }>;
};
export type RoomNoticeQuery = {
  response: RoomNoticeQuery$data;
  variables: RoomNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "except"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "location"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "except",
        "variableName": "except"
      },
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "location",
        "variableName": "location"
      },
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "Event",
    "kind": "LinkedField",
    "name": "eventsAt",
    "plural": true,
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoomNoticeQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RoomNoticeQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "e4270b9b65ae5bee91ffccdd1a0ff7a0ae9dc7add083fc7cfb270259b25afcd9",
    "metadata": {},
    "name": "RoomNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "652441fa3c17b0efd048ed996b711fd5";

export default node;
