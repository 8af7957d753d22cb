import { contests } from './contests.ts';
import type { Planned } from './programme.ts';
import { weekly } from './programmeWeekly.ts';

/** How many hours what says so in its description, or is longer than others, lasts; nobody has said so of what has none. */
const told: Readonly<Record<string, number>> = {
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

const usual = [1, 1.5, 2, 3] as const;

/** How many hours an event lasts: an hour to three, longer where its last round comes later; 0 where it has no end. */
export function hoursOf({ key, title }: Pick<Planned, 'key' | 'title'>): number {
  const hours = told[key] ?? usual[title.length % usual.length]!;
  const rounds = contests.find(({ event }) => event === key)?.rounds ?? [];
  return hours && Math.max(hours, ...rounds.map(({ after }) => Math.ceil(after * 2) / 2));
}
