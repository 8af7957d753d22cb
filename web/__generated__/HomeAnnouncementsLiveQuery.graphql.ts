/**
 * @generated SignedSource<<087416d64e042a7311aa80c3d54dbbff>>
 * @relayHash efdaf90889eb8ad0dcd2863de78da071
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eccba648d2feab573c4ad5f32ab37027bd36fd44356ad71709a229104acd4d80

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
                "alias": "title",
                "args": null,
                "kind": "ScalarField",
                "name": "localTitle",
                "storageKey": null
              },
              {
                "alias": "content",
                "args": null,
                "kind": "ScalarField",
                "name": "localContent",
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
                "name": "since",
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
    "id": "eccba648d2feab573c4ad5f32ab37027bd36fd44356ad71709a229104acd4d80",
    "metadata": {},
    "name": "HomeAnnouncementsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8bc0c6e4b58fc1dbf8bccde5f1463ccf";

export default node;
