import pino from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { createDatabase, dropDatabase } from '../testing/database.ts';
import { demoCollege } from './college.ts';
import { seedDemo } from './seed.ts';

const server = inject('postgres');
const url = await createDatabase(server);
const database = await openDatabase(url, pino({ level: 'silent' }));
afterAll(async () => {
  await database.close();
  await dropDatabase(server, url);
});

test('the demo awards are inserted once and add up on the boards', async () => {
  const now = new Date(2026, 10, 21, 9, 40);
  const { awards } = demoCollege(now);
  expect(await seedDemo(database, now)).toBe(true);
  expect(await seedDemo(database, now)).toBe(false);

  const right = new Map<object, number>();
  for (const award of awards) right.set(award.corrects ?? award, award.points);
  const sum = [...right.values()].reduce((total, points) => total + points, 0);
  const { rows } = await database.pool.query(`
    SELECT (SELECT count(*)::int FROM awards) AS awards, (SELECT sum(points)::float8 FROM awards) AS ledger,
           (SELECT sum(points)::float8 FROM scores) AS scores, (SELECT sum(points)::float8 FROM performers) AS performers,
           (SELECT sum(points)::float8 FROM colleges) AS colleges`);
  expect(rows).toEqual([{ awards: awards.length, ledger: sum, scores: sum, performers: sum, colleges: sum }]);

  const inOrder = await database.pool.query('SELECT created_at FROM awards ORDER BY id');
  expect(inOrder.rows.map(({ created_at: at }) => new Date(at as string))).toEqual(
    awards.map(({ createdAt }) => createdAt),
  );
});

test('all demo mail is settled, so none is sent', async () => {
  const { rows: mail } = await database.pool.query(`
    SELECT kind, count(DISTINCT cause)::int AS causes, count(*) > count(DISTINCT cause) AS "toMany",
           bool_and(state IN ('sent', 'failed')) AS settled,
           bool_or(state = 'failed') AS "someFailed", (SELECT count(*)::int FROM pgboss.job) AS jobs
      FROM mail_messages GROUP BY kind ORDER BY kind`);
  expect(mail).toMatchObject([
    { kind: 'announcement', causes: 4, toMany: true, settled: true, someFailed: true, jobs: 0 },
    { kind: 'event-changed', causes: 1, toMany: true, settled: true, jobs: 0 },
    { kind: 'registration-confirmed', settled: true, jobs: 0 },
  ]);
});

test('the demo check-ins are counted, and all checked-in people have a seat', async () => {
  const { rows } = await database.pool.query(`
    SELECT count(*)::int AS scans, count(r.id)::int AS seats, count(DISTINCT s.event_id)::int > 20 AS "atMany"
      FROM standing_scans s LEFT JOIN registrations r USING (event_id, user_id)`);
  const { length } = demoCollege(new Date(2026, 10, 21, 9, 40)).scans;
  expect(rows).toEqual([{ scans: length, seats: length, atMany: true }]);
});

test('repeated demo events form a series', async () => {
  const { rows } = await database.pool.query(`
    SELECT e.title, count(*)::int AS events, bool_or(s.event_id = s.series_id) AS "hasFirst"
      FROM series_events s JOIN events e ON e.id = s.event_id GROUP BY 1`);
  expect(rows).toEqual([{ title: 'Dawn Yoga by the Lake', events: 6, hasFirst: true }]);
});

test('the counters of seats and waitlist places match the registrations', async () => {
  const { rows: wrong } = await database.pool.query(`
    SELECT title FROM events e CROSS JOIN LATERAL (
             SELECT count(*) FILTER (WHERE state = 'confirmed') AS seats, count(*) FILTER (WHERE state = 'requested') AS asking, count(place) AS places, coalesce(max(place), 0) AS last
               FROM registrations WHERE event_id = e.id) r
     WHERE (taken, requested, waiting, last_place) <> (seats, asking, places, last) OR waiting > 0 AND taken < capacity`);
  expect(wrong).toEqual([]);
  const { rows: waitlistRows } = await database.pool.query(
    `SELECT u.email FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.state = 'waitlisted' ORDER BY r.place`,
  );
  const { waitlist } = demoCollege(new Date(2026, 10, 21, 9, 40));
  expect(waitlistRows).toEqual(waitlist.map(({ userEmail: email }) => ({ email })));
});

test('demo answers match the questions of their events', async () => {
  const { rows } = await database.pool.query(`
    SELECT u.email, jsonb_agg(to_jsonb(a.given) ORDER BY q.position) AS answers FROM answers a
      JOIN questions q ON q.id = a.question_id AND (q.kind, q.label, q.options) = (a.kind, a.label, a.options)
      JOIN events e ON e.id = q.event_id AND e.has_questions
      JOIN registrations r ON r.id = a.registration_id AND r.event_id = e.id
      JOIN users u ON u.id = r.user_id GROUP BY 1 ORDER BY 1`);
  const { registrations, requests } = demoCollege(new Date(2026, 10, 21, 9, 40));
  const expected = [...registrations, ...requests].filter(({ answers }) => answers.length > 0);
  const expectedAnswers = expected.map(({ userEmail, answers }) => [userEmail, answers.map(({ values }) => values)]);
  expect(new Map(rows.map(({ email, answers }) => [email, answers]))).toEqual(
    new Map(expectedAnswers as [string, string[][]][]),
  );
  const { rows: events } = await database.pool.query('SELECT count(*)::int AS asking FROM events WHERE has_questions');
  expect(events).toEqual([{ asking: 1 }]);
});

test('demo staff have their roles', async () => {
  const { rows } = await database.pool.query(`
    SELECT u.email, f.role, e.title FROM event_staff f JOIN users u ON u.id = f.user_id JOIN events e ON e.id = f.event_id`);
  const { helpers, events } = demoCollege(new Date(2026, 10, 21, 9, 40));
  const titleOf = (key: string) => events.find((event) => event.key === key)!.title;
  const expected = helpers.map(({ userEmail: email, role, eventKey }) => ({ email, role, title: titleOf(eventKey) }));
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
});

test('readers of Kannada, Hindi and German find demo events and an announcement in their language', async () => {
  const { rows } = await database.pool.query(
    `
    SELECT language, array_agg(kind ORDER BY kind) AS kinds FROM (
      SELECT 'event' AS kind, jsonb_object_keys(translations) AS language FROM events WHERE date > $1
       UNION ALL SELECT 'announcement', jsonb_object_keys(translations) FROM announcements WHERE is_published)
     GROUP BY 1 ORDER BY 1`,
    [new Date(2026, 10, 21, 9, 40)],
  );
  const [announcement, event] = ['announcement', 'event'];
  expect(rows).toEqual([
    { language: 'german', kinds: [announcement, event, event] },
    { language: 'hindi', kinds: [announcement, event, event, event] },
    { language: 'kannada', kinds: [announcement, event, event, event] },
  ]);
});
