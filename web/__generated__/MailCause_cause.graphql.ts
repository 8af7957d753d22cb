/**
 * @generated SignedSource<<e2361690c563a143e4265a0d5dba025f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailCause_cause$data = {
  readonly createdAt: string;
  readonly failed: number;
  readonly id: string;
  readonly kept: number;
  readonly queued: number;
  readonly sent: number;
  readonly subject: string;
  readonly total: number;
  readonly " $fragmentType": "MailCause_cause";
};
export type MailCause_cause$key = {
  readonly " $data"?: MailCause_cause$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailCause_cause">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailCause_cause",
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
      "name": "subject",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "queued",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "MailCause",
  "abstractKey": null
};

(node as any).hash = "130b66f20b602b82f984fe03cb5ffd83";

export default node;
