import { cleanAchievements, noParticipant, parseScore, validateAward } from '../../../api/leaderboard/validate.ts';
import { errorCode, errorMessage, ServerError } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';

/** As the fields hold it: achievements one to a line, and one that is typed but not added yet. */
export type AwardValues = { points: string; achievements: string; own: string; note: string };

export const emptyAward: AwardValues = { points: '', achievements: '', own: '', note: '' };

export const listOf = (achievements: string): string[] => achievements.split('\n').filter(Boolean);
export const linesOfList = (achievements: readonly string[]): string => achievements.join('\n');

/** What the fields say. */
export function awardOf({ points, achievements, own, note }: AwardValues) {
  return {
    points: parseScore(points),
    achievements: cleanAchievements([...listOf(achievements), ...(own.trim() ? [own] : [])]),
    note: note.trim() || null,
  };
}

export const awardProblems = (values: AwardValues) => validateAward(awardOf(values));

export function scoreProblems(values: AwardValues & { userId: string }) {
  return { ...(!values.userId && { userId: noParticipant }), ...awardProblems(values) };
}

/** Somebody who has given the seat back is a problem of the field that names them. */
export function onItsField(error: unknown): unknown {
  if (errorCode(error) !== 'NOT_REGISTERED') return error;
  const message = errorMessage(error, t('scores.form.failed'));
  return new ServerError(message, 'NOT_REGISTERED', { userId: message });
}
