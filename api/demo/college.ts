import { type DemoScan, demoScans } from './attendance.ts';
import { type DemoAward, demoAwards } from './awards.ts';
import { demoHelpers, type DemoHelper } from './staff.ts';
import { hoursOf } from './lengths.ts';
import { notices, type Notice } from './notices.ts';
import { requestsOf, waitlistOf } from './waitlist.ts';
import { people, type DemoUser } from './people.ts';
import { programme, type PlannedEvent, weekly } from './programme.ts';
import { withAnswers, questionsOf } from './questions.ts';
import { pick, seededRandom, shuffled, type Random } from './random.ts';
import type { DemoEvent, DemoRegistration, DemoSeat } from './rows.ts';

export interface DemoAnnouncement extends Pick<Notice, 'title' | 'content' | 'priority'> {
  translations: NonNullable<Notice['translations']>;
  eventKey: string | undefined;
  authorEmail: string;
  isPublished: boolean;
  publishAt: Date | null;
  seatsOnly: boolean;
  pinned: boolean;
  createdAt: Date;
}

export interface DemoCollege {
  users: DemoUser[];
  events: DemoEvent[];
  /** The event keys of each series, first event first. */
  series: readonly (readonly string[])[];
  registrations: DemoSeat[];
  /** People on waitlists, in order. */
  waitlist: DemoRegistration[];
  /** Registration requests at the event that needs approval, oldest first. */
  requests: DemoSeat[];
  helpers: DemoHelper[];
  announcements: DemoAnnouncement[];
  /** Sorted by time. */
  awards: DemoAward[];
  /** Check-ins at past events. */
  scans: DemoScan[];
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The events of the README participant, so that the account's screens are not empty. */
const seatsOfParticipant = new Set([
  'monsoon-hackathon',
  'git-first-steps',
  'intro-ml',
  'carnatic-evening',
  'general-quiz',
  'women-in-tech',
  'open-mic',
  'react-workshop',
  'classical-dance',
  'battle-of-bands',
  'yoga-dawn-3',
]);

const wishes: [string, ...string[]] = [
  'Vegetarian meal, please',
  'Wheelchair access',
  'Vegan lunch',
  'Nut allergy',
  'Front-row seat (low vision)',
  'Sign-language interpreter, if possible',
  'Halal meal',
  'Arriving about 20 minutes late from the lab',
  'No onion or garlic, please',
  'A quiet place to sit between rounds would help',
];

/**
 * Colleges, people, events, registrations, announcements and awards as of `now`. Deterministic: the same `now` produces
 * the same college. Days and hours are in the machine's time zone.
 */
export function demoCollege(now: Date): DemoCollege {
  const random = seededRandom(20_260);
  const users = people(random, 300).map((person, index) => ({
    ...person,
    // the last fifth signed up recently
    createdAt: new Date(now.getTime() - (index < 240 ? 150 + random() * 60 : random() * 45) * day),
  }));
  const events = programme.map((plan) => eventOf(plan, now));
  const participants = users.filter(({ role }) => role === 'PARTICIPANT');
  const membersBy = (on: number) =>
    participants.filter(({ createdAt }) => createdAt.getTime() < now.getTime() + Math.min(on - 1, 0) * day);
  const phones = new Map(participants.map(({ email }, index) => [email, random() < 0.6 ? phoneOf(index) : null]));
  const formOf = ({ key }: PlannedEvent, { email, firstName, lastName }: DemoUser) => ({
    eventKey: key,
    userEmail: email,
    name: `${firstName} ${lastName}`,
    email,
    phone: phones.get(email) ?? null,
  });
  const taken = programme.flatMap((plan, index) => {
    const event = events[index]!;
    return chooseParticipants(random, plan, membersBy(plan.day)).map((user) => ({
      ...formOf(plan, user),
      specialRequirements: random() < 0.08 ? pick(random, wishes) : null,
      createdAt: randomTimeBetween(random, later(event.createdAt, user.createdAt), event.date < now ? event.date : now),
    }));
  });
  const registrations = withAnswers(taken.toSorted(byTime));
  const waitlist = programme.flatMap((plan) =>
    waitlistOf(plan, participants, registrations, now).map(({ user, createdAt }) => ({
      ...formOf(plan, user),
      specialRequirements: null,
      createdAt,
    })),
  );
  const requests = withAnswers(
    programme.flatMap((plan) =>
      requestsOf(plan, participants, registrations, now).map(({ user, createdAt }) => ({
        ...formOf(plan, user),
        specialRequirements: null,
        createdAt,
      })),
    ),
  );
  const awards = demoAwards(users, events, registrations);
  return {
    users: withSignUpTimes(users, [...registrations, ...waitlist, ...requests].toSorted(byTime)),
    events,
    series: [weekly],
    registrations,
    waitlist,
    requests,
    helpers: demoHelpers(participants, registrations),
    announcements: notices.map((notice) => announcementOf(notice, now)),
    awards,
    scans: demoScans(events, registrations, awards, now),
  };
}

/** Half of the participants signed up just before their first event. */
function withSignUpTimes(users: DemoUser[], registrations: DemoRegistration[]): DemoUser[] {
  const random = seededRandom(61);
  const first = new Map(registrations.toReversed().map(({ userEmail, createdAt }) => [userEmail, createdAt]));
  return users.map((user) => {
    const came = random() < 0.5;
    const before = random() * day;
    const seat = first.get(user.email);
    return seat && came ? { ...user, createdAt: new Date(seat.getTime() - before) } : user;
  });
}

function eventOf(plan: PlannedEvent, now: Date): DemoEvent {
  const { key, title, description, translations = [], location, tags, capacity, by } = plan;
  const announced = 18 + (title.length % 12);
  // far events are announced early, too
  const lead = Math.max(announced, announced + plan.day);
  const date = dateOf(plan, now);
  const hours = hoursOf(plan);
  return {
    key,
    title,
    description,
    translations,
    location,
    tags,
    capacity,
    date,
    endsAt: hours > 0 ? new Date(date.getTime() + hours * 60 * minute) : null,
    needsApproval: plan.asking !== undefined,
    questions: questionsOf(key),
    image: null,
    organizerEmail: `${by}@evm.example`,
    createdAt: new Date(now.getTime() + (plan.day - lead) * day),
    ...plan.comingIn,
  };
}

/** The planned time of the planned day. Events of today are moved so that they are still to come. */
function dateOf(plan: PlannedEvent, now: Date): Date {
  const [hour, minutes] = plan.time.split(':').map(Number);
  const planned = new Date(now.getFullYear(), now.getMonth(), now.getDate() + plan.day, hour, minutes);
  if (plan.day !== 0 || planned.getTime() > now.getTime() + 15 * minute) return planned;
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  const rest = midnight - now.getTime();
  // keeps the order of today's events: each starts after its share of the remaining day
  const share = (hour ?? 0) / 24;
  return new Date(Math.min(now.getTime() + rest * share, midnight - 1));
}

function announcementOf(
  { hoursAgo, hoursAhead, event, by, draft, seatsOnly = false, pinned = false, translations = [], ...texts }: Notice,
  now: Date,
): DemoAnnouncement {
  return {
    ...texts,
    translations,
    eventKey: event,
    authorEmail: `${by}@evm.example`,
    isPublished: !draft,
    publishAt: hoursAhead === undefined ? null : new Date(now.getTime() + hoursAhead * 60 * minute),
    seatsOnly,
    pinned,
    createdAt: new Date(now.getTime() - hoursAgo * 60 * minute),
  };
}

function chooseParticipants(random: Random, plan: PlannedEvent, participants: DemoUser[]): DemoUser[] {
  const [named, ...others] = participants;
  const comes = named && seatsOfParticipant.has(plan.key) ? [named] : [];
  // some people attend nearly every event, some few
  const keen = others.filter((_, index) => random() < 0.35 + ((index * 7) % 10) / 15);
  return shuffled(random, [...comes, ...shuffled(random, keen).slice(0, plan.taken - comes.length)]);
}

function randomTimeBetween(random: Random, from: Date, to: Date): Date {
  return new Date(from.getTime() + random() ** 1.5 * (to.getTime() - from.getTime()));
}

const byTime = (a: DemoRegistration, b: DemoRegistration) => a.createdAt.getTime() - b.createdAt.getTime();

const later = (a: Date, b: Date) => (a > b ? a : b);

/** No Indian mobile number begins with 5, so these numbers do not exist. */
function phoneOf(index: number): string {
  return `+91 5${String(4000 + ((index * 37) % 6000))} ${String(10_000 + ((index * 7919) % 90_000))}`;
}
