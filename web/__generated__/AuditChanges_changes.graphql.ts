/**
 * @generated SignedSource<<dee129725a5d305e90b33ad3eb98c597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditChanges_changes$data = ReadonlyArray<{
  readonly after: string | null;
  readonly before: string | null;
  readonly event: {
    readonly id: string;
    readonly title: string;
  } | null;
  readonly field: string;
  readonly " $fragmentType": "AuditChanges_changes";
}>;
export type AuditChanges_changes$key = ReadonlyArray<{
  readonly " $data"?: AuditChanges_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditChanges_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditChanges_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditChange",
  "abstractKey": null
};

(node as any).hash = "c445743cbff586729678ee907058559d";

export default node;
