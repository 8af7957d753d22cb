import type { Sentence } from '../core/texts/texts.ts';
import { hasControlInLines, lineProblem, onlyProblems } from '../core/validation/validate.ts';
import { type Translation, validateTranslations } from '../core/texts/validateTranslations.ts';
import { problem } from './problemTexts.ts';

/** Limits of an announcement's texts, in characters, and the allowed years of its moments. */
export const announcementLimits = {
  title: 100,
  content: 10_000,
  college: 150,
  firstYear: 2000,
  lastYear: 2100,
} as const;

/** As stored, from the least to the most important. */
export const priorities = ['low', 'medium', 'high'] as const;

/** As stored. */
export const audiences = ['everybody', 'seats', 'line', 'college', 'organizers'] as const;

/** Title and text in a further language. */
export type AnnouncementTexts = Translation & { readonly title: string; readonly content: string };

/** The stored fields of an announcement that the client sets. `language` is the one of title and text; null: not known. */
export type AnnouncementFields = {
  title: string;
  content: string;
  language: string | null;
  translations: readonly AnnouncementTexts[];
  priority: string;
  publishAt: Date | null;
  endsAt: Date | null;
  audience: string;
  college: string | null;
  eventId: string | null;
};

export type AnnouncementProblems = Partial<Record<keyof AnnouncementFields | `translations.${string}`, Sentence>>;

export const unknownPriority = problem('priorityUnknown');

export const unknownState = problem('stateUnknown');

export const unknownAudience = problem('audienceUnknown');

export const unknownEvent = problem('eventUnknown');

/** Field name → one sentence. Skips omitted fields and all checks that depend on them. */
export function validateAnnouncement({
  title,
  content,
  language,
  translations,
  priority,
  ...rest
}: Partial<AnnouncementFields>): AnnouncementProblems {
  const problems: AnnouncementProblems = {
    ...textProblems({ title, content }),
    ...validateTranslations(translations, language, textProblems),
  };
  if (priority !== undefined && !priorities.some((each) => each === priority)) problems.priority = unknownPriority;
  return onlyProblems({ ...problems, ...momentProblems(rest), ...audienceProblems(rest) });
}

const textProblems = ({ title, content }: { title?: string | undefined; content?: string | undefined }) =>
  onlyProblems({
    title: title === undefined ? undefined : titleProblem(title.trim()),
    content: content === undefined ? undefined : contentProblem(content.trim()),
  });

function titleProblem(title: string): Sentence | undefined {
  if (!title) return problem('titleRequired');
  if (title.length > announcementLimits.title) return problem('titleTooLong', { most: announcementLimits.title });
  return lineProblem(title, problem('title'));
}

function contentProblem(content: string): Sentence | undefined {
  if (!content) return problem('contentRequired');
  if (content.length > announcementLimits.content)
    return problem('contentTooLong', { most: announcementLimits.content });
  return hasControlInLines(content) ? problem('contentControl') : undefined;
}

function momentProblems({ publishAt, endsAt }: Partial<AnnouncementFields>): AnnouncementProblems {
  const problems: AnnouncementProblems = {};
  if (publishAt) problems.publishAt = momentProblem(problem('beginning'), publishAt);
  if (endsAt) problems.endsAt = momentProblem(problem('end'), endsAt);
  if (publishAt && endsAt && !problems.publishAt && !problems.endsAt && endsAt <= publishAt)
    problems.endsAt = problem('endTooEarly');
  return problems;
}

function momentProblem(moment: Sentence, at: Date): Sentence | undefined {
  if (Number.isNaN(at.getTime())) return problem('momentInvalid', { moment });
  const { firstYear, lastYear } = announcementLimits;
  const year = at.getUTCFullYear();
  return year < firstYear || year > lastYear ? problem('momentOutside', { moment, firstYear, lastYear }) : undefined;
}

function audienceProblems({ audience, college, eventId }: Partial<AnnouncementFields>): AnnouncementProblems {
  if (college && college.length > announcementLimits.college)
    return { college: problem('collegeTooLong', { most: announcementLimits.college }) };
  if (audience === undefined) return {};
  if (!audiences.some((each) => each === audience)) return { audience: unknownAudience };
  if (['seats', 'line'].includes(audience) && !eventId && eventId !== undefined)
    return { eventId: problem('eventRequired') };
  if (audience !== 'college' || college === undefined) return {};
  const line = college?.trim();
  return { college: line ? lineProblem(line, problem('college')) : problem('collegeRequired') };
}
