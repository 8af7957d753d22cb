/**
 * @generated SignedSource<<d2487a6a1cd09f0dc2b6ebe1dd423e1a>>
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
    }
  ],
  "type": "AuditChange",
  "abstractKey": null
};

(node as any).hash = "e733f072a8c49ea2aa625ba9034c69bd";

export default node;
