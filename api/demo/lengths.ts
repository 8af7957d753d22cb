import { contests } from './contests.ts';
import { type PlannedEvent, weekly } from './programme.ts';

/** Hours of events with a stated or unusual length; 0 if the event has no end. */
const statedHours: Readonly<Record<string, number>> = {
  'monsoon-hackathon': 24,
  'founders-sprint': 34,
  'intro-ml': 8,
  'blood-drive': 6,
  'algo-evening': 2,
  'classical-dance': 2,
  ...Object.fromEntries(weekly.map((key) => [key, 1])),
  'open-mic': 0,
  'night-sky': 0,
  'alumni-meet': 0,
  'freshers-night': 0,
};

const usualHours = [1, 1.5, 2, 3] as const;

/** The length of an event in hours: 1 to 3, or until its last round; 0 if it has no end. */
export function hoursOf({ key, title }: Pick<PlannedEvent, 'key' | 'title'>): number {
  const hours = statedHours[key] ?? usualHours[title.length % usualHours.length]!;
  const rounds = contests.find(({ event }) => event === key)?.rounds ?? [];
  return hours && Math.max(hours, ...rounds.map(({ after }) => Math.ceil(after * 2) / 2));
}
