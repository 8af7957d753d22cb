import { lineProblemEnd } from '../core/validate.ts';

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

/** The stored fields of an announcement that the client sets. */
export type AnnouncementFields = {
  title: string;
  content: string;
  priority: string;
  publishAt: Date | null;
  endsAt: Date | null;
  audience: string;
  college: string | null;
  eventId: string | null;
};

export type AnnouncementProblems = Partial<Record<keyof AnnouncementFields, string>>;

export const unknownPriority = 'Priority must be low, medium or high';

export const unknownState = 'State must be draft, scheduled, published or ended';

export const unknownAudience = 'Audience must be everybody, seats, line, college or organizers';

/** Field name → one sentence. Skips omitted fields and all checks that depend on them. */
export function validateAnnouncement({
  title,
  content,
  priority,
  ...rest
}: Partial<AnnouncementFields>): AnnouncementProblems {
  const problems: AnnouncementProblems = {};
  const wrongTitle =
    title === undefined ? undefined : textProblem('Title', title, announcementLimits.title, lineProblemEnd);
  const wrongContent =
    content === undefined ? undefined : textProblem('Content', content, announcementLimits.content, linesProblem);
  if (wrongTitle) problems.title = wrongTitle;
  if (wrongContent) problems.content = wrongContent;
  if (priority !== undefined && !priorities.some((each) => each === priority)) problems.priority = unknownPriority;
  return { ...problems, ...momentProblems(rest), ...audienceProblems(rest) };
}

function momentProblems({ publishAt, endsAt }: Partial<AnnouncementFields>): AnnouncementProblems {
  const problems: AnnouncementProblems = {};
  const wrongBegin = publishAt && momentProblem('The beginning', publishAt);
  const wrongEnd = endsAt && momentProblem('The end', endsAt);
  if (wrongBegin) problems.publishAt = wrongBegin;
  if (wrongEnd) problems.endsAt = wrongEnd;
  else if (publishAt && endsAt && !wrongBegin && endsAt <= publishAt)
    problems.endsAt = 'The end must come after the beginning';
  return problems;
}

function momentProblem(label: string, moment: Date): string | undefined {
  if (Number.isNaN(moment.getTime())) return `${label} must be a point in time`;
  const { firstYear, lastYear } = announcementLimits;
  const year = moment.getUTCFullYear();
  return year < firstYear || year > lastYear ? `${label} must lie between ${firstYear} and ${lastYear}` : undefined;
}

function audienceProblems({ audience, college, eventId }: Partial<AnnouncementFields>): AnnouncementProblems {
  if (college && college.length > announcementLimits.college)
    return { college: `College must be at most ${announcementLimits.college} characters` };
  if (audience === undefined) return {};
  if (!audiences.some((each) => each === audience)) return { audience: unknownAudience };
  if (['seats', 'line'].includes(audience) && !eventId && eventId !== undefined)
    return { eventId: 'Choose the event whose people it is for' };
  if (audience !== 'college' || college === undefined) return {};
  const wrong = textProblem('College', college ?? '', announcementLimits.college, lineProblemEnd);
  return wrong ? { college: wrong } : {};
}

const linesProblem = (text: string) =>
  /(?![\r\n\t])\p{Cc}/u.test(text) ? 'must not contain control characters' : undefined;

function textProblem(label: string, text: string, most: number, problem: typeof lineProblemEnd): string | undefined {
  const value = text.trim();
  if (!value) return `${label} is required`;
  if (value.length > most) return `${label} must be at most ${most.toLocaleString('en')} characters`;
  const wrong = problem(value);
  return wrong && `${label} ${wrong}`;
}
