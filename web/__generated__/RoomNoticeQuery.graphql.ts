/**
 * @generated SignedSource<<1ecfa96040ccace97b10c5d032e4d539>>
 * @relayHash d0e5748e58666602dd22b38238db447a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 338c6bbbb9daefcbc16dab32949d33d44ccfb818ca141ccdb939f10f25d42936

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
    "id": "338c6bbbb9daefcbc16dab32949d33d44ccfb818ca141ccdb939f10f25d42936",
    "metadata": {},
    "name": "RoomNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a559df0eb256c5c2fd39c216a4d8dd4";

export default node;
