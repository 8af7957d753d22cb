/**
 * @generated SignedSource<<e55ed3ef927338bb169c5cb5b123112a>>
 * @relayHash b07140ccb7c11cd206782f4098be1cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 916e8811bf4c7981f259044dccc9092113fe1edc147fc5d83df851072ea08b0d

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
                "name": "localLanguage",
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
    "id": "916e8811bf4c7981f259044dccc9092113fe1edc147fc5d83df851072ea08b0d",
    "metadata": {},
    "name": "HomeAnnouncementsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8bc0c6e4b58fc1dbf8bccde5f1463ccf";

export default node;
