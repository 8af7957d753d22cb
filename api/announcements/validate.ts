import { lineProblem } from '../core/validate.ts';

/** Limits of an announcement's texts, in characters. */
export const announcementLimits = { title: 100, content: 10_000 } as const;

/** From the least to the most important, as they are stored. */
export const priorities = ['low', 'medium', 'high'] as const;

/** What is stored of an announcement, apart from what the server derives. */
export type AnnouncementFields = { title: string; content: string; priority: string };

export type AnnouncementProblems = Partial<Record<keyof AnnouncementFields | 'eventId', string>>;

/** The sentence for a priority that is none of the three. */
export const unknownPriority = 'Priority must be low, medium or high';

/** Field name → one sentence; a field that is left out is not checked. */
export function validateAnnouncement({ title, content, priority }: Partial<AnnouncementFields>): AnnouncementProblems {
  const problems: AnnouncementProblems = {};
  const wrongTitle =
    title === undefined ? undefined : textProblem('Title', title, announcementLimits.title, lineProblem);
  const wrongContent =
    content === undefined ? undefined : textProblem('Content', content, announcementLimits.content, linesProblem);
  if (wrongTitle) problems.title = wrongTitle;
  if (wrongContent) problems.content = wrongContent;
  if (priority !== undefined && !priorities.some((each) => each === priority)) problems.priority = unknownPriority;
  return problems;
}

const linesProblem = (text: string) =>
  /(?![\r\n\t])\p{Cc}/u.test(text) ? 'must not contain control characters' : undefined;

function textProblem(label: string, text: string, most: number, problem: typeof lineProblem): string | undefined {
  const value = text.trim();
  if (!value) return `${label} is required`;
  if (value.length > most) return `${label} must be at most ${most.toLocaleString('en')} characters`;
  const wrong = problem(value);
  return wrong && `${label} ${wrong}`;
}
