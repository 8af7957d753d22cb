/**
 * @generated SignedSource<<67eda502c819ad1213e1eff04760aa1e>>
 * @relayHash 63b95f59b81632d1cef6617ec2ab68bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbf130f9e55643d4fac8892eb0c3268bebc73b83e60c80c88275c769132c2ff7

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
    "id": "bbf130f9e55643d4fac8892eb0c3268bebc73b83e60c80c88275c769132c2ff7",
    "metadata": {},
    "name": "HomeAnnouncementsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8bc0c6e4b58fc1dbf8bccde5f1463ccf";

export default node;
