/**
 * @generated SignedSource<<9af3bd64d26bb61d12e0433f8871377b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AnnouncementAudience = "COLLEGE" | "EVERYBODY" | "LINE" | "ORGANIZERS" | "SEATS";
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
import type { FragmentRefs } from "relay-runtime";
export type announcementFormValues_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly college: string | null;
  readonly content: string;
  readonly endsAt: string | null;
  readonly event: {
    readonly id: string;
    readonly title: string;
  } | null;
  readonly isPublished: boolean;
  readonly pinned: boolean;
  readonly priority: AnnouncementPriority;
  readonly publishAt: string | null;
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

(node as any).hash = "a0140b65181540b7c234102f47a1e4ab";

export default node;
