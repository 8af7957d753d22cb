/**
 * @generated SignedSource<<c8ccee2a66b3079ec78fecc83629eb4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "KEPT" | "QUEUED" | "SENT" | "WITHHELD";
import type { FragmentRefs } from "relay-runtime";
export type MailMessage_message$data = {
  readonly answer: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly state: MailState;
  readonly subject: string;
  readonly to: string;
  readonly " $fragmentSpreads": FragmentRefs<"RetryMail_message">;
  readonly " $fragmentType": "MailMessage_message";
};
export type MailMessage_message$key = {
  readonly " $data"?: MailMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailMessage_message",
  "selections": [
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
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetryMail_message"
    }
  ],
  "type": "MailMessage",
  "abstractKey": null
};

(node as any).hash = "37b9a2db82960583ae144727afcb1bf2";

export default node;
