import type { DemoAward } from './awards.ts';
import type { DemoEvent, DemoSeat } from './rows.ts';
import { pick, seededRandom } from './random.ts';

/** A check-in at a past event. */
export interface DemoScan {
  eventKey: string;
  userEmail: string;
  byEmail: string;
  at: Date;
  door: string;
}

const minute = 60_000;

/**
 * Check-ins: most people with a seat, and all who got an award. They arrive in the half hour before the start, some
 * late.
 */
export function demoScans(
  events: readonly DemoEvent[],
  seats: readonly DemoSeat[],
  awards: readonly DemoAward[],
  now: Date,
): DemoScan[] {
  const random = seededRandom(21);
  const past = new Map(
    events.filter(({ date }) => date.getTime() < now.getTime() - 20 * minute).map((each) => [each.key, each]),
  );
  const awarded = new Set(awards.map(({ eventKey, userEmail }) => `${eventKey} ${userEmail}`));
  return seats.flatMap(({ eventKey, userEmail }): DemoScan[] => {
    const event = past.get(eventKey);
    const [comes, when, door] = [random() < 0.88, random(), pick(random, ['Main gate', 'Main gate', 'Side door'])];
    if (!event || !(comes || awarded.has(`${eventKey} ${userEmail}`))) return [];
    const at = new Date(event.date.getTime() + Math.round((when ** 2 * 45 - 30) * 60) * 1000);
    return [{ eventKey, userEmail, byEmail: event.organizerEmail, at, door }];
  });
}
