/**
 * @generated SignedSource<<01062b7d56fe8eca2fb04edb621878f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHelping_query$data = {
  readonly helping: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly date: string;
        readonly endsAt: string | null;
        readonly id: string;
        readonly viewerCanKeepDoor: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"MyEventsHelp_event">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "useHelping_query";
};
export type useHelping_query$key = {
  readonly " $data"?: useHelping_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHelping_query">;
};

import useHelpingPageQuery_graphql from './useHelpingPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "helping"
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
      "operation": useHelpingPageQuery_graphql
    }
  },
  "name": "useHelping_query",
  "selections": [
    {
      "alias": "helping",
      "args": [
        {
          "kind": "Literal",
          "name": "part",
          "value": "HELPING"
        }
      ],
      "concreteType": "EventConnection",
      "kind": "LinkedField",
      "name": "__useHelping_helping_connection",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "viewerCanKeepDoor",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MyEventsHelp_event"
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
      "storageKey": "__useHelping_helping_connection(part:\"HELPING\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d0d021d6c0fb44f7322cab7a965c8cae";

export default node;
