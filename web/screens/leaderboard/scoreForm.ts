import { cleanAchievements, noParticipant, parseScore, validateAward } from '../../../api/leaderboard/validate.ts';
import { errorCode, errorMessage, ServerError } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';

/** The field values: achievements one per line, and `own`, which is typed but not added yet. */
export type AwardValues = { points: string; achievements: string; own: string; note: string };

export const emptyAward: AwardValues = { points: '', achievements: '', own: '', note: '' };

export const parseLines = (achievements: string): string[] => achievements.split('\n').filter(Boolean);
export const joinLines = (achievements: readonly string[]): string => achievements.join('\n');

/** The field values as award input. */
export function awardInputOf({ points, achievements, own, note }: AwardValues) {
  return {
    points: parseScore(points),
    achievements: cleanAchievements([...parseLines(achievements), ...(own.trim() ? [own] : [])]),
    note: note.trim() || null,
  };
}

export const awardProblems = (values: AwardValues) => validateAward(awardInputOf(values));

export function scoreProblems(values: AwardValues & { userId: string }) {
  return { ...(!values.userId && { userId: noParticipant }), ...awardProblems(values) };
}

/** Shows NOT_REGISTERED at the participant's field: the participant has cancelled their registration. */
export function asFieldError(error: unknown): unknown {
  if (errorCode(error) !== 'NOT_REGISTERED') return error;
  const message = errorMessage(error, t('scores.form.failed'));
  return new ServerError(message, 'NOT_REGISTERED', { userId: message });
}
