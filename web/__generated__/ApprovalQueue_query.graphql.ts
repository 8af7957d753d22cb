/**
 * @generated SignedSource<<69440c5c9ae54fe4c69853bf135d8625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalQueue_query$data = {
  readonly events: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly approval: EventApproval;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ApprovalQueueRow_event">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly systemSettings: {
    readonly eventApprovalRequired: boolean;
  };
  readonly " $fragmentType": "ApprovalQueue_query";
};
export type ApprovalQueue_query$key = {
  readonly " $data"?: ApprovalQueue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalQueue_query">;
};

import ApprovalQueuePageQuery_graphql from './ApprovalQueuePageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "events"
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
      "operation": ApprovalQueuePageQuery_graphql
    }
  },
  "name": "ApprovalQueue_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSettings",
      "kind": "LinkedField",
      "name": "systemSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventApprovalRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "events",
      "args": [
        {
          "kind": "Literal",
          "name": "approval",
          "value": "PENDING"
        }
      ],
      "concreteType": "EventConnection",
      "kind": "LinkedField",
      "name": "__ApprovalQueue_events_connection",
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
                  "name": "approval",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApprovalQueueRow_event"
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
      "storageKey": "__ApprovalQueue_events_connection(approval:\"PENDING\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0b1c0a1f9168cb9b9dc40da4bf9f3705";

export default node;
