import type { DemoRegistration } from './rows.ts';
import type { DemoUser } from './people.ts';
import type { PlannedEvent } from './programme.ts';
import { seededRandom, shuffled } from './random.ts';

/** The place of the README participant on the waitlist. */
const placeOfParticipant = 3;

/** The waitlist of an event, in order: people joined one by one after the last seat was taken. */
export function waitlistOf(
  { key, waiting = 0 }: PlannedEvent,
  participants: readonly DemoUser[],
  registrations: readonly DemoRegistration[],
  now: Date,
): { user: DemoUser; createdAt: Date }[] {
  if (waiting === 0) return [];
  const seats = registrations.filter(({ eventKey }) => eventKey === key);
  const full = Math.max(...seats.map(({ createdAt }) => createdAt.getTime()));
  const seated = new Set(seats.map(({ userEmail }) => userEmail));
  const [named, ...others] = participants.filter(
    ({ email, createdAt }) => !seated.has(email) && createdAt.getTime() < full,
  );
  const waitlist = shuffled(seededRandom(18), others)
    .slice(0, Math.max(0, waiting - 1))
    .toSpliced(placeOfParticipant - 1, 0, named!)
    .slice(0, waiting);
  return waitlist.map((user, n) => ({
    user,
    createdAt: new Date(full + ((now.getTime() - full) * (n + 1)) / (waiting + 1)),
  }));
}

/** The requests for an event that needs approval, spread over the last two days. */
export function requestsOf(
  { key, asking = 0 }: PlannedEvent,
  participants: readonly DemoUser[],
  registrations: readonly DemoRegistration[],
  now: Date,
): { user: DemoUser; createdAt: Date }[] {
  const since = now.getTime() - 2 * 86_400_000;
  const seated = new Set(registrations.flatMap(({ eventKey, userEmail }) => (eventKey === key ? [userEmail] : [])));
  const free = participants.filter(({ email, createdAt }) => !seated.has(email) && createdAt.getTime() < since);
  return shuffled(seededRandom(19), free)
    .slice(0, asking)
    .map((user, n) => ({ user, createdAt: new Date(since + ((now.getTime() - since) * (n + 1)) / (asking + 1)) }));
}
