import type { MessageWay } from '../../__generated__/usePreferencesQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';

/** Whether the user wants messages of a topic on a channel. */
export type KindChoice = { readonly topic: string; readonly way: MessageWay; readonly wanted: boolean };

/** In the order of the table: the messages that most people care about come first. */
const topics = ['reminders', 'events', 'registrations', 'announcements', 'letters', 'digest', 'role'] as const;

/** The name and description of a topic. A topic that this page does not know has its raw name only. */
export function textsOf(topic: string): { name: string; hint?: string } {
  const known = topics.find((each) => each === topic);
  return known ? { name: t(`preferences.${known}`), hint: t(`preferences.${known}.hint`) } : { name: topic };
}

/** Sorts topics for the table. Topics that this page does not know come last. */
export function sortTopics(topicNames: Iterable<string>): string[] {
  const places: readonly string[] = topics;
  const placeOf = (topic: string) => (places.includes(topic) ? places.indexOf(topic) : places.length);
  return [...topicNames].toSorted((a, b) => placeOf(a) - placeOf(b));
}
