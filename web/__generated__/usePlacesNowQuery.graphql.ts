/**
 * @generated SignedSource<<91737065449d8c42adb6e7582c227710>>
 * @relayHash 4c25ae712a35255dd0f265f9f047d5ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da0d171b4a8f7900a541a343cb792b12b01033069a65908b46ef366042b5128d

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type usePlacesNowQuery$variables = Record<PropertyKey, never>;
export type usePlacesNowQuery$data = {
  readonly placesNow: ReadonlyArray<{
    readonly events: ReadonlyArray<{
      readonly date: string;
      readonly endsAt: string | null;
      readonly id: string;
      readonly localLanguage: Language | null;
      readonly title: string;
    }>;
    readonly next: {
      readonly date: string;
      readonly endsAt: string | null;
      readonly id: string;
      readonly localLanguage: Language | null;
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
    "name": "localLanguage",
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
    "id": "da0d171b4a8f7900a541a343cb792b12b01033069a65908b46ef366042b5128d",
    "metadata": {},
    "name": "usePlacesNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33fa869118e1db6e7fdfdd6b4a5c0829";

export default node;
