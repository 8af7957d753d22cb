/**
 * @generated SignedSource<<1705650708a9ee424477e10d0c59cdf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailList_query$data = {
  readonly cause?: {
    readonly line: {
      readonly " $fragmentSpreads": FragmentRefs<"MailCause_cause">;
    } | null;
  } | null;
  readonly mailMessages: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MailMessage_message">;
      };
    }>;
  };
  readonly " $fragmentType": "MailList_query";
};
export type MailList_query$key = {
  readonly " $data"?: MailList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailList_query">;
};

import MailListPageQuery_graphql from './MailListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "mailMessages"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "cause"
    },
    {
      "kind": "RootArgument",
      "name": "causeId"
    },
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "isOfCause"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    },
    {
      "kind": "RootArgument",
      "name": "state"
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
      "operation": MailListPageQuery_graphql
    }
  },
  "name": "MailList_query",
  "selections": [
    {
      "condition": "isOfCause",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "cause",
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "causeId"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MailCause_cause"
                  }
                ],
                "type": "MailCause",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "line"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "alias": "mailMessages",
      "args": [
        {
          "kind": "Variable",
          "name": "cause",
          "variableName": "cause"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "state",
          "variableName": "state"
        }
      ],
      "concreteType": "MailMessageConnection",
      "kind": "LinkedField",
      "name": "__MailList_mailMessages_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MailMessageEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MailMessage",
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
                  "name": "MailMessage_message"
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

(node as any).hash = "9547681f0ee4858069a3d57e961cfad3";

export default node;
