/**
 * @generated SignedSource<<fc95bae4938f5c162678a53027ca0cb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntry_entry$data = {
  readonly action: string;
  readonly actorId: string;
  readonly address: string;
  readonly changes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditChanges_changes">;
  }>;
  readonly createdAt: string;
  readonly eventTitle: string | null;
  readonly subjectId: string | null;
  readonly " $fragmentType": "AuditEntry_entry";
};
export type AuditEntry_entry$key = {
  readonly " $data"?: AuditEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditChanges_changes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "b3834d66b67f1c863942319e2525c97b";

export default node;
