/**
 * @generated SignedSource<<901c1b2e92f5b24b6a2998cb20178181>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AnnouncementAudience = "COLLEGE" | "EVERYBODY" | "LINE" | "ORGANIZERS" | "SEATS";
export type AnnouncementPriority = "HIGH" | "LOW" | "MEDIUM";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
import type { FragmentRefs } from "relay-runtime";
export type announcementFormValues_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly college: string | null;
  readonly endsAt: string | null;
  readonly event: {
    readonly id: string;
    readonly title: string;
  } | null;
  readonly isPublished: boolean;
  readonly language: Language | null;
  readonly mainContent: string;
  readonly mainTitle: string;
  readonly pinned: boolean;
  readonly priority: AnnouncementPriority;
  readonly publishAt: string | null;
  readonly translations: ReadonlyArray<{
    readonly content: string;
    readonly language: Language;
    readonly title: string;
  }>;
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

(node as any).hash = "5107406225a74fa4b779060418be66cd";

export default node;
