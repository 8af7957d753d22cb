/** How many are chosen at once: more than there are. */
export const mostPreferences = 60;

/** How long the name of a topic is looked at. */
const longestTopic = 50;

/** What is wrong with what is chosen, as far as its shape says; nothing where it is fine. */
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
