/**
 * @generated SignedSource<<77e00c379f46f503151a3682094fdc7f>>
 * @relayHash 3bf797f52d585ffb5115f457a1ddaf6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 799d0f9a1e0c65b9c924ca3f2122522f4a7c6df699c24cf87de5b406251684df

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSeriesDialogQuery$variables = {
  id: string;
};
export type DeleteSeriesDialogQuery$data = {
  readonly event: {
    readonly series: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly date: string;
          readonly deletionNotifies: number | null;
          readonly id: string;
          readonly registeredCount: number;
          readonly requestCount: number | null;
          readonly waitlistCount: number;
        };
      }>;
    } | null;
  } | null;
};
export type DeleteSeriesDialogQuery = {
  response: DeleteSeriesDialogQuery$data;
  variables: DeleteSeriesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 52
    }
  ],
  "concreteType": "EventConnection",
  "kind": "LinkedField",
  "name": "series",
  "plural": false,
  "selections": [
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
            (v2/*:: as any*/),
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
              "name": "registeredCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "waitlistCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requestCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deletionNotifies",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "series(first:52)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteSeriesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteSeriesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "799d0f9a1e0c65b9c924ca3f2122522f4a7c6df699c24cf87de5b406251684df",
    "metadata": {},
    "name": "DeleteSeriesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1b195b7a824b56a001b3149876f8247";

export default node;
