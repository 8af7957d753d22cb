import texts from './notices.json' with { type: 'json' };
import type { LanguageName } from '../core/texts/languages.ts';
import type { AnnouncementPriority } from '../announcements/Announcement.ts';

export interface Notice {
  hoursAgo: number;
  title: string;
  content: string;
  /** Its texts in further languages. */
  translations?: readonly { language: LanguageName; title: string; content: string }[];
  priority: keyof typeof AnnouncementPriority;
  /** The local part of the author's e-mail address. */
  by: string;
  /** The key of the event, if any. */
  event?: string;
  /** Not published yet. */
  draft?: true;
  /** Scheduled for publication in this many hours. */
  hoursAhead?: number;
  /** Visible only to people with a seat at the event. */
  seatsOnly?: boolean;
  pinned?: boolean;
}

export const notices = texts as readonly Notice[];
