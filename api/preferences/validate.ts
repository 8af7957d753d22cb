/** The limit per request; more than there are topics and channels. */
export const mostPreferences = 60;

/** In characters. */
const longestTopic = 50;

/** Checks size and shape only; returns no field if valid. */
export function validatePreferences({
  preferences,
}: {
  readonly preferences: readonly { readonly topic: string; readonly way: string }[];
}): { preferences?: string } {
  if (preferences.length > mostPreferences)
    return { preferences: `At most ${mostPreferences} kinds of messages can be chosen at once` };
  if (preferences.some(({ topic }) => topic.length > longestTopic))
    return { preferences: 'There is no such kind of message' };
  const keys = new Set(preferences.map(({ topic, way }) => `${topic} ${way}`));
  return keys.size < preferences.length ? { preferences: 'Choose each kind of message once for each way' } : {};
}
