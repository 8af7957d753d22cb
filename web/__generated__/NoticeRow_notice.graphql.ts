/**
 * @generated SignedSource<<c1bae1eceee107b57e8a13de908636b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeRow_notice$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isRead: boolean;
  readonly path: string;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentType": "NoticeRow_notice";
};
export type NoticeRow_notice$key = {
  readonly " $data"?: NoticeRow_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeRow_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeRow_notice",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": null
};

(node as any).hash = "da077e5ed968251840b990bbd9a9b561";

export default node;
