/**
 * @generated SignedSource<<00270c0f25ac1623cc0e1bd0249d416a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetryMail_message$data = {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  readonly viewerCanRetry: boolean;
  readonly " $fragmentType": "RetryMail_message";
};
export type RetryMail_message$key = {
  readonly " $data"?: RetryMail_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryMail_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryMail_message",
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
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRetry",
      "storageKey": null
    }
  ],
  "type": "MailMessage",
  "abstractKey": null
};

(node as any).hash = "f3a7391a2eaf51aed28f148096b1d126";

export default node;
