/**
 * @generated SignedSource<<b38fe5359c479dd29b31d4cc52846ad8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailCauseList_query$data = {
  readonly mailCauses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly message: {
          readonly " $fragmentSpreads": FragmentRefs<"MailMessage_message">;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"MailCause_cause">;
      };
    }>;
  };
  readonly " $fragmentType": "MailCauseList_query";
};
export type MailCauseList_query$key = {
  readonly " $data"?: MailCauseList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailCauseList_query">;
};

import MailCauseListPageQuery_graphql from './MailCauseListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "mailCauses"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
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
      "operation": MailCauseListPageQuery_graphql
    }
  },
  "name": "MailCauseList_query",
  "selections": [
    {
      "alias": "mailCauses",
      "args": null,
      "concreteType": "MailCauseConnection",
      "kind": "LinkedField",
      "name": "__MailCauseList_mailCauses_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MailCauseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MailCause",
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
                  "concreteType": "MailMessage",
                  "kind": "LinkedField",
                  "name": "message",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MailMessage_message"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MailCause_cause"
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c21eff5b1983d58409343509d4eda67c";

export default node;
