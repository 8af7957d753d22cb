/**
 * @generated SignedSource<<d58aaa7483034719dc2834cefa0eee9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEventsHelping_query$data = {
  readonly helping: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MyEventsHelp_event">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "MyEventsHelping_query";
};
export type MyEventsHelping_query$key = {
  readonly " $data"?: MyEventsHelping_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsHelping_query">;
};

import MyEventsHelpingPageQuery_graphql from './MyEventsHelpingPageQuery.graphql';

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
      "operation": MyEventsHelpingPageQuery_graphql
    }
  },
  "name": "MyEventsHelping_query",
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
      "name": "__MyEventsHelping_helping_connection",
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
      "storageKey": "__MyEventsHelping_helping_connection(part:\"HELPING\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "eb3e0279d0423481e5bab1800cc9d795";

export default node;
