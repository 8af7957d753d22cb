import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

/** The limit per request; more than there are topics and channels. */
export const mostPreferences = 60;

/** In characters. */
const longestTopic = 50;

/** Checks size and shape only; returns no field if valid. */
export function validatePreferences({
  preferences,
}: {
  readonly preferences: readonly { readonly topic: string; readonly way: string }[];
}): { preferences?: Sentence } {
  if (preferences.length > mostPreferences) return { preferences: problem('tooMany', { most: mostPreferences }) };
  if (preferences.some(({ topic }) => topic.length > longestTopic)) return { preferences: problem('topicTooLong') };
  const keys = new Set(preferences.map(({ topic, way }) => `${topic} ${way}`));
  return keys.size < preferences.length ? { preferences: problem('twice') } : {};
}
