import { addTexts, t } from '../../core/i18n.tsx';
import texts from '../../i18n/en/preferences.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

addTexts(texts);

const topics = ['role', 'events', 'registrations', 'letters', 'reminders', 'announcements', 'digest'] as const;

/** The name and description of a topic. A topic that this page does not know has its raw name only. */
export function textsOf(topic: string): { name: string; hint?: string } {
  const known = topics.find((each) => each === topic);
  return known ? { name: t(`preferences.${known}`), hint: t(`preferences.${known}.hint`) } : { name: topic };
}
