/**
 * @generated SignedSource<<2cdba8738d5315a278b662a20a3752d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsParts_past$data = {
  readonly past: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MyEventsReached_event">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "MyEventsParts_past";
};
export type MyEventsParts_past$key = {
  readonly " $data"?: MyEventsParts_past$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsParts_past">;
};

import MyEventsPartsPastQuery_graphql from './MyEventsPartsPastQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "past"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": MyEventsPartsPastQuery_graphql
    }
  },
  "name": "MyEventsParts_past",
  "selections": [
    {
      "alias": "past",
      "args": [
        {
          "kind": "Literal",
          "name": "part",
          "value": "PAST"
        }
      ],
      "concreteType": "EventConnection",
      "kind": "LinkedField",
      "name": "__MyEventsParts_past_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Event",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MyEventsReached_event"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "__MyEventsParts_past_connection(part:\"PAST\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "50f0563bf4d48a0c2e17cbbbc660aa72";

export default node;
