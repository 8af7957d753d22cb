import type { PlannedEvent } from './programme.ts';
import { programmeNext } from './programmeNext.ts';

const first = programmeNext.find(({ key }) => key === 'yoga-dawn')!;

/** The number of registrations in each following week. */
const taken = [18, 25, 9, 4, 0];

/** The event keys of the series, first event first. */
export const weekly: readonly string[] = [first.key, ...taken.map((_, n) => `${first.key}-${n + 2}`)];

export const programmeWeekly: readonly PlannedEvent[] = taken.map((taken, n) => ({
  ...first,
  key: weekly[n + 1]!,
  day: first.day + 7 * (n + 1),
  taken,
}));
