import { graphql, readInlineData } from 'react-relay';
import type { announcementFormValues_announcement$key } from '../../__generated__/announcementFormValues_announcement.graphql.ts';
import {
  type AnnouncementTexts,
  type audiences,
  unknownEvent,
  validateAnnouncement,
} from '../../../api/announcements/validate.ts';
import { wallMoment } from '../../core/wallMoment.ts';
import type { Language } from '../../core/languageTags.ts';
import type { Priority } from '../../ui/PriorityChip.tsx';

type Audience = Uppercase<(typeof audiences)[number]>;

/** The form's values. Without an event, the announcement is for all users. */
export type AnnouncementFormValues = {
  title: string;
  content: string;
  /** Empty if it is not known. */
  language: string;
  translations: readonly AnnouncementTexts[];
  /** A text that is no id was typed, but no event was chosen. */
  eventId: string;
  eventTitle: string;
  priority: string;
  isPublished: boolean;
  /** Local date and time of this device; empty for "at once" or "no end". */
  publishAt: string;
  endsAt: string;
  pinned: boolean;
  audience: string;
  college: string;
};

export const emptyForm: AnnouncementFormValues = {
  title: '',
  content: '',
  language: '',
  translations: [],
  eventId: '',
  eventTitle: '',
  priority: 'MEDIUM',
  isPublished: true,
  publishAt: '',
  endsAt: '',
  pinned: false,
  audience: 'EVERYBODY',
  college: '',
};

export function editedAnnouncementOf(announcement: announcementFormValues_announcement$key): AnnouncementFormValues {
  const { event, mainTitle, mainContent, language, translations, publishAt, endsAt, college, ...same } = readInlineData(
    graphql`
      fragment announcementFormValues_announcement on Announcement @inline {
        # other screens alias localTitle as title
        mainTitle: title
        mainContent: content
        language
        translations {
          language
          title
          content
        }
        priority
        isPublished
        publishAt
        endsAt
        pinned
        audience
        college
        event {
          id
          title: localTitle
        }
      }
    `,
    announcement,
  );
  const { priority, isPublished, pinned, audience } = same;
  return {
    title: mainTitle,
    content: mainContent,
    language: language ?? '',
    translations,
    priority,
    isPublished,
    pinned,
    audience,
    publishAt: wallMoment(publishAt),
    endsAt: wallMoment(endsAt),
    college: college ?? '',
    eventId: event?.id ?? '',
    eventTitle: event?.title ?? '',
  };
}

export function problemsOf({
  language,
  priority,
  audience,
  publishAt,
  endsAt,
  college,
  ...rest
}: AnnouncementFormValues) {
  const problems = validateAnnouncement({
    ...rest,
    language: language || null,
    priority: priority.toLowerCase(),
    audience: audience.toLowerCase(),
    publishAt: momentOf(publishAt),
    endsAt: momentOf(endsAt),
    college,
  });
  const isUnknown = rest.eventId !== '' && !rest.eventId.startsWith('event_');
  return isUnknown ? { ...problems, eventId: unknownEvent } : problems;
}

/** A half-filled field gives an Invalid Date. */
const momentOf = (wall: string) => (wall ? new Date(wall) : null);

const instantOf = (wall: string) => {
  const moment = momentOf(wall);
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
};

/** Whether the announcement is for all users, immediate and permanent. */
export const isPlain = ({ publishAt, endsAt, audience }: AnnouncementFormValues) =>
  !publishAt && !endsAt && audience === 'EVERYBODY';

/** The form as mutation input, with trimmed texts. */
export function inputOf(form: AnnouncementFormValues) {
  return {
    title: form.title.trim(),
    content: form.content.trim(),
    language: (form.language || null) as Language | null,
    translations: form.translations.map(({ language, title, content }) => ({
      language: language as Language,
      title: title.trim(),
      content: content.trim(),
    })),
    eventId: form.eventId || null,
    priority: form.priority as Priority,
    isPublished: form.isPublished,
    publishAt: instantOf(form.publishAt),
    endsAt: instantOf(form.endsAt),
    pinned: form.pinned,
    audience: form.audience as Audience,
    college: form.audience === 'COLLEGE' ? form.college.trim() : null,
  };
}

/** Only the changed fields, so that an edit does not overwrite changes by other users. */
export function changesOf(
  from: AnnouncementFormValues,
  to: AnnouncementFormValues,
): Partial<ReturnType<typeof inputOf>> {
  return Object.fromEntries(
    Object.entries(inputOf(to)).filter(([name]) => {
      const field = name as keyof AnnouncementFormValues;
      return JSON.stringify(from[field]) !== JSON.stringify(to[field]);
    }),
  );
}
