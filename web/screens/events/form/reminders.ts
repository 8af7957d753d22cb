import { locale } from '../../../core/i18n.tsx';

/** The choices, in minutes before an event begins. The API allows other values. */
export const usualReminders = ['10080', '1440', '180', '60', '15'];

/** “1 day” */
export function reminderInWords(minutes: string): string {
  const [unit, each] = units.find(([, size]) => Number(minutes) % size === 0)!;
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(Number(minutes) / each);
}

const units = [
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;
