/**
 * @generated SignedSource<<e65587481cd683cd8138b6152149126b>>
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
  readonly withheld: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withheld",
      "storageKey": null
    }
  ],
  "type": "MailCause",
  "abstractKey": null
};

(node as any).hash = "9532640b289407fe4cdfae217c91c6e1";

export default node;
