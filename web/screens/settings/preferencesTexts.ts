import { addTexts, t } from '../../core/i18n.tsx';
import texts from '../../i18n/en/preferences.json';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

addTexts(texts);

const topics = ['role', 'events', 'registrations', 'letters', 'reminders', 'announcements', 'digest'] as const;

/** The name of a topic and what it is about; a server that is newer than this page may have others. */
export function textsOf(topic: string): { name: string; hint?: string } {
  const known = topics.find((each) => each === topic);
  return known ? { name: t(`preferences.${known}`), hint: t(`preferences.${known}.hint`) } : { name: topic };
}
