import { graphql, readInlineData } from 'react-relay';
import type { announcementFormValues_announcement$key } from '../../__generated__/announcementFormValues_announcement.graphql.ts';
import { validateAnnouncement } from '../../../api/announcements/validate.ts';
import type { Priority } from '../../ui/PriorityChip.tsx';

/** What the form holds; without an event it is an announcement for everybody. */
export type AnnouncementForm = {
  title: string;
  content: string;
  eventId: string;
  priority: string;
  isPublished: boolean;
};

/** The announcement that is edited, and the name of its event. */
export type Edited = { form: AnnouncementForm; eventTitle: string };

export const emptyForm: AnnouncementForm = {
  title: '',
  content: '',
  eventId: '',
  priority: 'MEDIUM',
  isPublished: true,
};

export function editedOf(announcement: announcementFormValues_announcement$key): Edited {
  const { title, content, priority, isPublished, event } = readInlineData(
    graphql`
      fragment announcementFormValues_announcement on Announcement @inline {
        title
        content
        priority
        isPublished
        event {
          id
          title
        }
      }
    `,
    announcement,
  );
  return { form: { title, content, priority, isPublished, eventId: event?.id ?? '' }, eventTitle: event?.title ?? '' };
}

export function problemsOf({ title, content, priority }: AnnouncementForm) {
  return validateAnnouncement({ title, content, priority: priority.toLowerCase() });
}

/** What is sent: everything trimmed. */
export function inputOf(form: AnnouncementForm) {
  return {
    title: form.title.trim(),
    content: form.content.trim(),
    eventId: form.eventId || null,
    priority: form.priority as Priority,
    isPublished: form.isPublished,
  };
}

/** Only what was changed is sent, so that what somebody else changed meanwhile stays. */
export function changesOf(from: AnnouncementForm, to: AnnouncementForm): Partial<ReturnType<typeof inputOf>> {
  return Object.fromEntries(
    Object.entries(inputOf(to)).filter(([name]) => {
      const field = name as keyof AnnouncementForm;
      return from[field] !== to[field];
    }),
  );
}
