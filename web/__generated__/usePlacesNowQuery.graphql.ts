/**
 * @generated SignedSource<<81365ec427b36cfd53e431733bdbda02>>
 * @relayHash 32c2499dd2f654b47addb587f89b5646
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7195b2f5a0f5eb3699460ae74bbddbdc241204d793cb507f29bb24e5b61df0e

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
    "id": "a7195b2f5a0f5eb3699460ae74bbddbdc241204d793cb507f29bb24e5b61df0e",
    "metadata": {},
    "name": "usePlacesNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1b57c2a0ed6e3acc50e0210c8f72e9eb";

export default node;
