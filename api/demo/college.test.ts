import { expect, test } from 'vitest';
import { validateAnnouncement } from '../announcements/validate.ts';
import { emailProblem, validateProfile } from '../accounts/validate.ts';
import { isHiddenTitle, validateEvent } from '../events/validate.ts';
import { statusOf } from '../events/status.ts';
import { predefinedAchievements, validateAward } from '../leaderboard/validate.ts';
import { validateRegistration } from '../registrations/validate.ts';
import { validateAnswers, validateQuestions } from '../questions/validate.ts';
import { demoCollege } from './college.ts';
import { colleges } from './people.ts';

const now = new Date(2026, 10, 21, 9, 40);
const { users, events, series, registrations, waitlist, requests, helpers, announcements, awards, scans } =
  demoCollege(now);
const day = 24 * 60 * 60_000;
/** Maps people to points, with corrections applied. */
function boardOf(key: string): Map<string, number> {
  const worth = new Map<object, number>();
  for (const award of awards) worth.set(award.corrects ?? award, award.points);
  const board = new Map<string, number>();
  for (const award of awards)
    if (award.eventKey === key && !award.corrects)
      board.set(award.userEmail, (board.get(award.userEmail) ?? 0) + worth.get(award)!);
  return board;
}

const taken = (key: string) => registrations.filter(({ eventKey }) => eventKey === key).length;

test('there are 300 people of ten or so colleges, each with a unique address', () => {
  expect(users).toHaveLength(300);
  expect(new Set(users.map(({ email }) => email)).size).toBe(300);
  expect(new Set(users.map(({ college }) => college)).size).toBe(colleges.length);
  expect(users.filter((user) => emailProblem(user.email) || Object.keys(validateProfile(user)).length > 0)).toEqual([]);
  expect(users.every(({ email }) => email.endsWith('@evm.example'))).toBe(true);
});

test('the accounts of the README exist', () => {
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

test('there are 55 presentable events over five months', () => {
  expect(events).toHaveLength(55);
  expect(new Set(events.map(({ key }) => key)).size).toBe(55);
  expect(events.filter(({ title }) => isHiddenTitle(title))).toEqual([]);
  expect(events.flatMap((event) => Object.values(validateEvent(event, 100)))).toEqual([]);
  expect(new Set(events.flatMap(({ tags }) => tags)).size).toBeLessThanOrEqual(18);

  const days = events.map(({ date }) => (date.getTime() - now.getTime()) / day);
  expect(Math.min(...days)).toBeGreaterThan(-92);
  expect(Math.max(...days)).toBeLessThan(62);
  expect(days.filter((at) => at < 0).length).toBeGreaterThan(20);
});

test('most events have an end, an hour to a day later; two last for days, none of them today', () => {
  const hours = events.flatMap(({ date, endsAt }) => (endsAt ? (endsAt.getTime() - date.getTime()) / 3_600_000 : []));
  expect(hours.length).toBeGreaterThan(40);
  expect(hours.length).toBeLessThan(55);
  expect(Math.min(...hours)).toBe(1);
  expect(hours.filter((each) => each > 8)).toEqual([24, 34]);
  const lasting = events.filter(({ date, endsAt }) => endsAt && endsAt.getDate() !== date.getDate());
  expect(lasting.map(({ key }) => key)).toEqual(['monsoon-hackathon', 'founders-sprint']);
});

test('yoga takes place six times, weekly at the same hour, and some people attend most of them', () => {
  const [weekly] = series;
  const all = weekly!.map((key) => events.find((event) => event.key === key)!);
  expect(new Set(all.map(({ title, location, organizerEmail }) => `${title} ${location} ${organizerEmail}`)).size).toBe(
    1,
  );
  const days = all.map(({ date }) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));
  expect(days.map((each, n) => n && Math.round((each.getTime() - days[n - 1]!.getTime()) / day))).toEqual([
    0, 7, 7, 7, 7, 7,
  ]);
  expect(new Set(all.map(({ date }) => date.toTimeString())).size).toBe(1);
  expect(all.map(({ key, capacity }) => taken(key) / capacity).filter((part) => part > 0 && part <= 1)).toHaveLength(5);
});

test.each([
  ['in the morning', new Date(2026, 10, 21, 0, 0, 1)],
  ['in the evening', new Date(2026, 10, 21, 20, 45)],
  ['at the last minute', new Date(2026, 10, 21, 23, 59, 30)],
])('if the server starts %s, three events are still to come today', (_, at) => {
  const today = demoCollege(at).events.filter((event) => statusOf(event, at) === 'ACTIVE');
  expect(today).toHaveLength(3);
  expect(today.every(({ date }) => date > at)).toBe(true);
});

test('no seat is given twice or beyond the capacity; some events are full, some are empty', () => {
  expect(new Set(registrations.map(({ eventKey, userEmail }) => `${eventKey} ${userEmail}`)).size).toBe(
    registrations.length,
  );
  expect(events.filter(({ key, capacity }) => taken(key) > capacity)).toEqual([]);
  const upcoming = events.filter(({ date }) => date > now);
  expect(upcoming.filter(({ key, capacity }) => taken(key) === capacity).length).toBeGreaterThan(2);
  expect(upcoming.filter(({ key }) => taken(key) === 0).length).toBeGreaterThan(1);
});

test('most people with a seat attended past events, and so did all who got an award', () => {
  const seats = new Set(registrations.map(({ eventKey, userEmail }) => `${eventKey} ${userEmail}`));
  const came = new Set(scans.map(({ eventKey, userEmail }) => `${eventKey} ${userEmail}`));
  expect(came.size).toBe(scans.length);
  expect([...came].filter((each) => !seats.has(each))).toEqual([]);
  const isPast = ({ eventKey }: { eventKey: string }) => events.find(({ key }) => key === eventKey)!.date < now;
  // some upcoming events had a warm-up
  expect(awards.filter(isPast).filter((each) => !came.has(`${each.eventKey} ${each.userEmail}`))).toEqual([]);
  const past = registrations.filter(isPast);
  expect(scans.length / past.length).toBeGreaterThan(0.8);
  expect(scans.length / past.length).toBeLessThan(0.95);
  expect(scans.filter(({ at }) => at > now)).toEqual([]);
});

test('eight people wait for an event of the README organizer, and the README participant is third', () => {
  const [key] = new Set(waitlist.map(({ eventKey }) => eventKey));
  const event = events.find((each) => each.key === key)!;
  expect(event.organizerEmail).toBe('organizer@evm.example');
  expect(event.date > now).toBe(true);
  expect(taken(key!)).toBe(event.capacity);
  expect(waitlist).toHaveLength(8);
  expect(waitlist.every(({ eventKey }) => eventKey === key)).toBe(true);
  expect(waitlist[2]!.userEmail).toBe('participant@evm.example');

  const seats = registrations.filter(({ eventKey }) => eventKey === key);
  const waits = waitlist.map(({ userEmail }) => userEmail);
  expect(new Set([...waits, ...seats.map(({ userEmail }) => userEmail)]).size).toBe(event.capacity + 8);
  const byEmail = new Map(users.map((user) => [user.email, user]));
  const order = [...seats, ...waitlist].map(({ createdAt }) => createdAt.getTime());
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order.at(-1)!).toBeLessThan(now.getTime());
  for (const { userEmail, createdAt } of waitlist)
    expect([byEmail.get(userEmail)!.role, byEmail.get(userEmail)!.createdAt < createdAt]).toEqual([
      'PARTICIPANT',
      true,
    ]);
  expect(waitlist.flatMap((form) => Object.values(validateRegistration(form)))).toEqual([]);
});

test('six people request a seat at the event that needs approval', () => {
  const deciding = events.filter(({ needsApproval }) => needsApproval);
  expect(deciding).toMatchObject([{ key: 'react-workshop' }]);
  expect(new Set(requests.map(({ eventKey }) => eventKey))).toEqual(new Set(['react-workshop']));
  expect(deciding[0]!.date > now).toBe(true);
  const seats = registrations.filter(({ eventKey }) => eventKey === deciding[0]!.key);
  expect(new Set([...seats, ...requests].map(({ userEmail }) => userEmail)).size).toBe(seats.length + 6);
  const byEmail = new Map(users.map((user) => [user.email, user]));
  for (const { userEmail, createdAt } of requests) {
    expect(byEmail.get(userEmail)).toMatchObject({ role: 'PARTICIPANT' });
    expect(createdAt > byEmail.get(userEmail)!.createdAt && createdAt < now).toBe(true);
  }
  expect(requests.flatMap((form) => Object.values(validateRegistration(form)))).toEqual([]);
});

test('one upcoming event of the README organizer asks three questions, which all participants answered', () => {
  const [event, ...more] = events.filter(({ questions }) => questions.length > 0);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ key: 'react-workshop', organizerEmail: 'organizer@evm.example' });
  expect(event!.date > now).toBe(true);
  const questions = event!.questions;
  expect(questions.map(({ kind }) => kind)).toEqual(['one_of', 'several_of', 'consent']);
  expect(validateQuestions(questions.map(({ id: _, ...question }) => question))).toEqual({});
  const seats = [...registrations, ...requests].filter(({ eventKey }) => eventKey === event!.key);
  expect(seats.flatMap(({ answers }) => Object.entries(validateAnswers(questions, answers)))).toEqual([]);
  expect(seats.find(({ userEmail }) => userEmail === 'participant@evm.example')!.answers.length).toBeGreaterThan(1);
  const given = seats.flatMap(({ answers }) => answers.flatMap(({ values }) => values));
  expect(new Set(given)).toEqual(new Set([...questions.flatMap(({ options }) => options), 'yes']));
  expect(registrations.filter(({ eventKey, answers }) => eventKey !== event!.key && answers.length > 0)).toEqual([]);
});

test('only participants register, for existing events, between account creation and event', () => {
  const byEmail = new Map(users.map((user) => [user.email, user]));
  const byKey = new Map(events.map((event) => [event.key, event]));
  const odd = registrations.filter(({ userEmail, eventKey, createdAt }) => {
    const [person, where] = [byEmail.get(userEmail), byKey.get(eventKey)];
    if (!person || !where || person.role !== 'PARTICIPANT') return true;
    return createdAt < where.createdAt || createdAt > where.date || createdAt > now || createdAt < person.createdAt;
  });
  expect(odd).toEqual([]);
  expect(registrations.flatMap((form) => Object.values(validateRegistration(form)))).toEqual([]);
  expect(events.filter(({ organizerEmail }) => byEmail.get(organizerEmail)?.role !== 'ORGANIZER')).toEqual([]);
});

test('people have signed up at all times, including the last month', () => {
  const lately = users.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - 30 * day);
  expect(lately.length).toBeGreaterThan(20);
  expect(new Set(lately.map(({ createdAt }) => createdAt.toDateString())).size).toBeGreaterThan(12);
  expect(users.filter(({ createdAt }) => createdAt > now)).toEqual([]);
});

test('organizers publish announcements, in general and about events, and have a few drafts', () => {
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

test('every past event and every event of today has a board of eight to forty people', () => {
  const startedEvents = events.filter((event) => event.date < now || statusOf(event, now) === 'ACTIVE');
  const sizes = startedEvents.map(({ key }) => boardOf(key).size);
  expect(sizes).toHaveLength(27);
  expect(sizes.filter((size) => size < 8 || size > 40)).toEqual([]);
  expect(new Set(awards.map(({ eventKey }) => eventKey)).size).toBe(startedEvents.length);
});

test("awards come from the event's organizer, go to registered people, and are valid", () => {
  const owner = new Map(events.map(({ key, organizerEmail }) => [key, organizerEmail]));
  const seats = new Map(registrations.map((seat) => [`${seat.eventKey} ${seat.userEmail}`, seat.createdAt]));
  const odd = awards.filter(({ eventKey, userEmail, awardedByEmail, createdAt }) => {
    const seat = seats.get(`${eventKey} ${userEmail}`);
    return !seat || seat > createdAt || createdAt > now || owner.get(eventKey) !== awardedByEmail;
  });
  expect(odd).toEqual([]);
  expect(awards.flatMap((award) => Object.values(validateAward({ ...award, idempotencyKey: null })))).toEqual([]);
  expect(awards.filter(({ points, achievements, corrects }) => !points && !achievements.length && !corrects)).toEqual(
    [],
  );
});

test('awards are sorted by time, and a correction follows the award that it corrects', () => {
  expect(awards).toEqual(awards.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
  const corrections = awards.filter(({ corrects }) => corrects);
  expect(corrections.length).toBeGreaterThan(2);
  for (const { corrects, eventKey, userEmail, createdAt } of corrections) {
    expect(corrects).toMatchObject({ eventKey, userEmail, corrects: null });
    expect(corrects!.createdAt < createdAt).toBe(true);
  }
});

test('there are ties, scores of several rounds, and achievements of every kind', () => {
  const quiz = [...boardOf('general-quiz').values()].toSorted((a, b) => b - a);
  // two teams of two share the third place, as announced
  expect(new Set(quiz.slice(4, 8)).size).toBe(1);
  expect(quiz[3]).toBeGreaterThan(quiz[4]!);
  expect(quiz[7]).toBeGreaterThan(quiz[8]!);

  const names = new Set(awards.flatMap(({ achievements }) => achievements));
  expect(predefinedAchievements.filter((name) => !names.has(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(predefinedAchievements.length + 5);
  const steps = Map.groupBy(awards, ({ eventKey, userEmail }) => `${eventKey} ${userEmail}`);
  expect([...steps.values()].filter(({ length }) => length > 3).length).toBeGreaterThan(100);
});

test('the README participant is scored at some events, and among the first', () => {
  const email = 'participant@evm.example';
  const past = events.filter(({ date }) => date < now).map(({ key }) => key);
  const mine = past.filter((key) => registrations.some((seat) => seat.eventKey === key && seat.userEmail === email));
  const scored = mine.filter((key) => boardOf(key).has(email));
  expect(scored.length).toBeGreaterThan(2);
  expect(scored.length).toBeLessThan(mine.length);

  const total = new Map<string, number>();
  for (const { key } of events)
    for (const [who, points] of boardOf(key)) total.set(who, (total.get(who) ?? 0) + points);
  const place = [...total.values()].filter((points) => points > total.get(email)!).length;
  expect(place).toBeLessThan(20);
  const colleges = new Map(users.map((user) => [user.email, user.college]));
  expect(new Set([...total.keys()].map((who) => colleges.get(who))).size).toBe(11);
});

test('the boards of past events do not depend on the hour', () => {
  const late = demoCollege(new Date(2026, 10, 21, 23, 50)).awards;
  const past = (from: typeof awards) =>
    from
      .filter(({ eventKey }) => events.find(({ key }) => key === eventKey)!.date < now)
      .map(({ userEmail, points, note }) => [userEmail, points, note]);
  expect(past(late)).toEqual(past(awards));
});

test('an upcoming event has staff in all roles, and the README participant at the door', () => {
  const [event] = events.filter(({ key }) => key === helpers[0]!.eventKey);
  expect(event!.date > now).toBe(true);
  expect(event!.organizerEmail).toBe('organizer@evm.example');
  expect(helpers.map(({ role }) => role)).toEqual(['manager', 'scorer', 'door']);
  expect(helpers[2]!.userEmail).toBe('participant@evm.example');
  const taking = [...registrations, ...waitlist]
    .filter(({ eventKey }) => eventKey === event!.key)
    .map(({ userEmail }) => userEmail);
  expect(helpers.filter(({ userEmail }) => taking.includes(userEmail))).toEqual([]);
});

test('the same time produces the same college', () => {
  expect(demoCollege(now)).toEqual({
    users,
    events,
    series,
    registrations,
    waitlist,
    requests,
    helpers,
    announcements,
    awards,
    scans,
  });
});
