import { lineProblemEnd, mostPoints } from '../core/validate.ts';

/** Limits of an award: points, characters of its texts, and the number of achievements. */
export const awardLimits = { points: mostPoints, achievement: 60, achievements: 20, note: 500, key: 100 } as const;

/** Suggested achievements; awarders can also type their own. */
export const predefinedAchievements = [
  'First Place',
  'Second Place',
  'Third Place',
  'Best Presenter',
  'Best Innovation',
  'Best Design',
  'Best Technical Implementation',
  'Best Team Player',
  'Most Creative',
  'Audience Choice',
  'Perfect Attendance',
  'Early Bird',
  'Problem Solver',
  'Quick Learner',
  'Outstanding Contribution',
] as const;

export const noParticipant = 'Please select a participant';
export const unknownParticipant = 'Selected participant data not found';
export const invalidScore = 'Please enter a valid score (must be a positive number)';

export interface AwardFields {
  points: number;
  achievements: readonly string[];
  note: string | null;
  idempotencyKey: string | null;
}

export type AwardProblems = Partial<Record<keyof AwardFields | 'userId', string>>;

/** The typed number; NaN if the text is not a number. */
export const parseScore = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** One sentence per invalid field. */
export function validateAward({ points, achievements, note, idempotencyKey }: Partial<AwardFields>): AwardProblems {
  const problems: AwardProblems = {};
  const wrongPoints = points === undefined ? undefined : scoreProblem(points);
  const wrongAchievements = achievements && achievementsProblem(achievements);
  if (wrongPoints) problems.points = wrongPoints;
  if (wrongAchievements) problems.achievements = wrongAchievements;
  if (note && note.trim().length > awardLimits.note)
    problems.note = `Note must be at most ${awardLimits.note} characters`;
  if (note && /(?![\r\n\t])\p{Cc}/u.test(note)) problems.note = 'Note must not contain control characters';
  if (idempotencyKey && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    problems.idempotencyKey = `Key must be 1 to ${awardLimits.key} visible ASCII characters`;
  return problems;
}

/** Like validateAward, and requires a participant. */
export function validateNewAward({ userId, ...award }: Partial<AwardFields> & { userId: string }): AwardProblems {
  return { ...(!userId.trim() && { userId: noParticipant }), ...validateAward(award) };
}

/** The error of a number of points, if any. Valid are 0 to 1,000,000 with at most two decimals. */
export function scoreProblem(points: number): string | undefined {
  if (!Number.isFinite(points) || points < 0) return invalidScore;
  if (points > awardLimits.points) return `Score must be at most ${awardLimits.points.toLocaleString('en')}`;
  return Number(points.toFixed(2)) === points ? undefined : 'Score must have at most two decimals';
}

/** The error of an achievement's name, if any. */
export function achievementProblem(name: string): string | undefined {
  if (!name.trim()) return 'An achievement needs a name';
  if (name.trim().length > awardLimits.achievement)
    return `An achievement must be at most ${awardLimits.achievement} characters`;
  const wrong = lineProblemEnd(name);
  return wrong && `An achievement ${wrong}`;
}

function achievementsProblem(names: readonly string[]): string | undefined {
  if (names.length > awardLimits.achievements) return `At most ${awardLimits.achievements} achievements at once`;
  return names.map(achievementProblem).find(Boolean);
}

/** Trims names and removes duplicates regardless of case. Predefined achievements get their own spelling. */
export function cleanAchievements(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const key = name.trim().toLowerCase();
    const known = predefinedAchievements.find((each) => each.toLowerCase() === key);
    if (!found.has(key)) found.set(key, known ?? name.trim());
  }
  return [...found.values()];
}

/** The position on a board: more points first, then the earlier `reachedAt` (ISO 8601, UTC). */
export interface BoardPosition {
  readonly id: string;
  readonly score: number;
  readonly reachedAt: string;
}

/**
 * Sorts the top rows of a board and adds their ranks, like the server. Equal scores share a rank, and the next rank counts
 * all rows before it (1, 1, 3).
 */
export function inRankOrder<T extends BoardPosition>(all: readonly T[]): (T & { rank: number })[] {
  const sorted = all.toSorted((a, b) => b.score - a.score || compare(a.reachedAt, b.reachedAt) || compare(a.id, b.id));
  let rank = 0;
  return sorted.map((each, index) => {
    if (sorted[index - 1]?.score !== each.score) rank = index + 1;
    return { ...each, rank };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
