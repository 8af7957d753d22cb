import { addTexts, formatDateTime, formatTime, t } from '../core/i18n.tsx';
import texts from '../i18n/en/checkedIn.json';

declare module '../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

addTexts(texts, 'checkedIn');

/** The viewer's own check-in, such as "Checked in 18:02 · 5 points"; undefined if they are not in. */
export function checkedInText(at: string | null | undefined, points: number | null): string | undefined {
  if (!at) return undefined;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return t('checkedIn.at', { time: (isToday ? formatTime : formatDateTime)(at), points: points ?? 0 });
}
