/**
 * @generated SignedSource<<d9a09d0dca3889f8b3b292bfcb37645b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
import type { FragmentRefs } from "relay-runtime";
export type announcementFormValues_announcement$data = {
  readonly content: string;
  readonly event: {
    readonly id: string;
    readonly title: string;
  } | null;
  readonly isPublished: boolean;
  readonly priority: AnnouncementPriority;
  readonly title: string;
  readonly " $fragmentType": "announcementFormValues_announcement";
};
export type announcementFormValues_announcement$key = {
  readonly " $data"?: announcementFormValues_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"announcementFormValues_announcement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "announcementFormValues_announcement"
};

(node as any).hash = "1aded3ecb27911bc91529468b3846c9a";

export default node;
