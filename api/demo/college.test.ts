import { expect, test } from 'vitest';
import { validateAnnouncement } from '../announcements/validate.ts';
import { emailProblem, validateProfile } from '../accounts/validate.ts';
import { isHiddenTitle, validateEvent } from '../events/validate.ts';
import { statusOf } from '../events/status.ts';
import { validateRegistration } from '../registrations/validate.ts';
import { demoCollege } from './college.ts';
import { colleges } from './people.ts';

const now = new Date(2026, 10, 21, 9, 40);
const { users, events, registrations, announcements } = demoCollege(now);
const day = 24 * 60 * 60_000;
const taken = (key: string) => registrations.filter(({ eventKey }) => eventKey === key).length;

test('three hundred people of ten or so colleges, each with an address of their own', () => {
  expect(users).toHaveLength(300);
  expect(new Set(users.map(({ email }) => email)).size).toBe(300);
  expect(new Set(users.map(({ college }) => college)).size).toBe(colleges.length);
  expect(users.filter((user) => emailProblem(user.email) || Object.keys(validateProfile(user)).length > 0)).toEqual([]);
  expect(users.every(({ email }) => email.endsWith('@evm.example'))).toBe(true);
});

test('the accounts of the README are there', () => {
  const role = (email: string) => users.find((user) => user.email === email)?.role;
  expect(['admin', 'organizer', 'participant'].map((name) => role(`${name}@evm.example`))).toEqual([
    'ADMIN',
    'ORGANIZER',
    'PARTICIPANT',
  ]);
  const owned = events.filter(({ organizerEmail }) => organizerEmail === 'organizer@evm.example');
  expect(owned.length).toBeGreaterThan(5);
  expect(owned.filter(({ date }) => date > now).length).toBeLessThan(10);

  const mine = new Set(
    registrations.filter(({ userEmail }) => userEmail === 'participant@evm.example').map(({ eventKey }) => eventKey),
  );
  const dates = events.filter(({ key }) => mine.has(key)).map(({ date }) => date);
  expect(dates.some((date) => date < now)).toBe(true);
  expect(dates.some((date) => date > now)).toBe(true);
});

test('fifty events over five months, all of them fit to be shown', () => {
  expect(events).toHaveLength(50);
  expect(new Set(events.map(({ key }) => key)).size).toBe(50);
  expect(events.filter(({ title }) => isHiddenTitle(title))).toEqual([]);
  expect(events.flatMap((event) => Object.values(validateEvent(event, 100)))).toEqual([]);
  expect(new Set(events.flatMap(({ tags }) => tags)).size).toBeLessThanOrEqual(18);

  const days = events.map(({ date }) => (date.getTime() - now.getTime()) / day);
  expect(Math.min(...days)).toBeGreaterThan(-92);
  expect(Math.max(...days)).toBeLessThan(62);
  expect(days.filter((at) => at < 0).length).toBeGreaterThan(20);
});

test.each([
  ['in the morning', new Date(2026, 10, 21, 0, 0, 1)],
  ['in the evening', new Date(2026, 10, 21, 20, 45)],
  ['at the last minute', new Date(2026, 10, 21, 23, 59, 30)],
])('started %s, three events are still to come today', (_, at) => {
  const today = demoCollege(at).events.filter(({ date }) => statusOf(date, at) === 'ACTIVE');
  expect(today).toHaveLength(3);
  expect(today.every(({ date }) => date > at)).toBe(true);
});

test('no seat is given twice or beyond the capacity; some events are full, some empty', () => {
  expect(new Set(registrations.map(({ eventKey, userEmail }) => `${eventKey} ${userEmail}`)).size).toBe(
    registrations.length,
  );
  expect(events.filter(({ key, capacity }) => taken(key) > capacity)).toEqual([]);
  const upcoming = events.filter(({ date }) => date > now);
  expect(upcoming.filter(({ key, capacity }) => taken(key) === capacity).length).toBeGreaterThan(2);
  expect(upcoming.filter(({ key }) => taken(key) === 0).length).toBeGreaterThan(1);
});

test('only participants register, for events that exist, after their account was made and before the event', () => {
  const byEmail = new Map(users.map((user) => [user.email, user]));
  const byKey = new Map(events.map((event) => [event.key, event]));
  const odd = registrations.filter(({ userEmail, eventKey, createdAt }) => {
    const [person, where] = [byEmail.get(userEmail), byKey.get(eventKey)];
    if (!person || !where || person.role !== 'PARTICIPANT') return true;
    return (
      createdAt < where.createdAt || createdAt > where.date || createdAt > now || where.createdAt < person.createdAt
    );
  });
  expect(odd).toEqual([]);
  expect(registrations.flatMap((form) => Object.values(validateRegistration(form)))).toEqual([]);
  expect(events.filter(({ organizerEmail }) => byEmail.get(organizerEmail)?.role !== 'ORGANIZER')).toEqual([]);
});

test('organizers announce things, in general and about events, and keep a draft or two', () => {
  expect(
    announcements.flatMap((each) =>
      Object.values(validateAnnouncement({ ...each, priority: each.priority.toLowerCase() })),
    ),
  ).toEqual([]);
  const authors = new Set(users.filter(({ role }) => role !== 'PARTICIPANT').map(({ email }) => email));
  expect(announcements.filter(({ authorEmail }) => !authors.has(authorEmail))).toEqual([]);

  const byKey = new Map(events.map((event) => [event.key, event]));
  const about = announcements.filter(({ eventKey }) => eventKey !== undefined);
  expect(about.filter(({ eventKey, createdAt }) => !(byKey.get(eventKey!)!.createdAt < createdAt))).toEqual([]);
  expect(about.length).toBeGreaterThan(5);
  expect(announcements.length - about.length).toBeGreaterThan(3);
  expect(announcements.filter(({ isPublished }) => !isPublished)).toHaveLength(2);
  expect(announcements.every(({ createdAt }) => createdAt < now)).toBe(true);
  expect(new Set(announcements.map(({ priority }) => priority)).size).toBe(3);
});

test('it is the same every time', () => {
  expect(demoCollege(now)).toEqual({ users, events, registrations, announcements });
});
