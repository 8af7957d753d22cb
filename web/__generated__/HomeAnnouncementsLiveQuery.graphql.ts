/**
 * @generated SignedSource<<f7f24180d675cf00e376ae4d7717f596>>
 * @relayHash 622969cfa263c8894b912530f3d0dae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e8a67868dfd3fc5350a1d00cd154ddc64802e6490626e2599c0360b8e893727

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeAnnouncementsLiveQuery$variables = Record<PropertyKey, never>;
export type HomeAnnouncementsLiveQuery$data = {
  readonly home: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeAnnouncements_home">;
  };
};
export type HomeAnnouncementsLiveQuery = {
  response: HomeAnnouncementsLiveQuery$data;
  variables: HomeAnnouncementsLiveQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeAnnouncementsLiveQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeAnnouncements_home"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeAnnouncementsLiveQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Announcement",
            "kind": "LinkedField",
            "name": "announcements",
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
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priority",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creatorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9e8a67868dfd3fc5350a1d00cd154ddc64802e6490626e2599c0360b8e893727",
    "metadata": {},
    "name": "HomeAnnouncementsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8bc0c6e4b58fc1dbf8bccde5f1463ccf";

export default node;
