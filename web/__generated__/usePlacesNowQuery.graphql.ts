/**
 * @generated SignedSource<<96b236b7ae21cb5f8ec6dc2368faeb9d>>
 * @relayHash 3845b15b717da30b5f212caf33881f46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef88bf1ed6ec6e0702cdef9e49d5c2a16c63af87009a85c4e064f907ca8ae1b7

import type { ConcreteRequest } from 'relay-runtime';
export type usePlacesNowQuery$variables = Record<PropertyKey, never>;
export type usePlacesNowQuery$data = {
  readonly placesNow: ReadonlyArray<{
    readonly events: ReadonlyArray<{
      readonly date: string;
      readonly endsAt: string | null;
      readonly id: string;
      readonly title: string;
    }>;
    readonly next: {
      readonly date: string;
      readonly endsAt: string | null;
      readonly id: string;
      readonly title: string;
    } | null;
    readonly place: string;
  }>;
};
export type usePlacesNowQuery = {
  response: usePlacesNowQuery$data;
  variables: usePlacesNowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PlaceNow",
    "kind": "LinkedField",
    "name": "placesNow",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "place",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "next",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlacesNowQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePlacesNowQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef88bf1ed6ec6e0702cdef9e49d5c2a16c63af87009a85c4e064f907ca8ae1b7",
    "metadata": {},
    "name": "usePlacesNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d390936853914e6218da7ddfe76da774";

export default node;
