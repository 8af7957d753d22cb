import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { announcementsIn } from '../testing/announce.ts';
import { inHours, type Person } from '../testing/build.ts';
import { type Letter, mailOf } from '../mail/render.ts';
import { mailTo } from '../testing/mail.ts';
import { writeDigests, writeDueDigests } from './write.ts';
import { weekDue } from './week.ts';

let api: Api;
let other: Api;
let organizer: Person;
let asha: Person;
beforeAll(async () => {
  api = await startApi();
  other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
  organizer = await api.buildUser({ role: 'organizer' });
});
beforeEach(async () => {
  await api.sql('DELETE FROM events');
  await api.sql('DELETE FROM message_choices');
  await api.sql('DELETE FROM notices');
  await api.sql('DELETE FROM announcements');
  asha = await api.buildUser();
});
afterAll(async () => {
  await other?.close();
  await api?.close();
});

const ask = (...people: Person[]) =>
  api.sql(`INSERT INTO message_choices SELECT unnest($1::uuid[]), 'digest', 'email', true`, [
    people.map(({ uuid }) => uuid),
  ]);
let weeks = 0;
const nextWeek = () => `week ${(weeks += 1)}`;
const write = (week = nextWeek(), at = api) => writeDigests(at.database, week, new Date());
const letters = async (person = asha) =>
  (await mailTo(api, person)).map(
    ({ data }) => data.own as { mine: { title: string }[]; fresh: { title: string }[]; unread: number },
  );
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title);
const longAgo = (uuid: string) =>
  api.sql(`UPDATE events SET created_at = created_at - interval '8 days' WHERE id = $1`, [uuid]);

test.each([
  ['UTC', '2026-11-23T07:59:59Z', undefined],
  ['UTC', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['UTC', '2026-11-23T23:59:59Z', '2026-11-23'],
  ['UTC', '2026-11-24T00:00:00Z', undefined],
  ['UTC', '2026-11-22T09:00:00Z', undefined],
  ['Asia/Kolkata', '2026-11-23T02:29:59Z', undefined],
  ['Asia/Kolkata', '2026-11-23T02:30:00Z', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-24T07:59:00Z', '2026-11-23'],
  // the night when daylight saving time ends
  ['Europe/Paris', '2026-10-26T07:00:00Z', '2026-10-26'],
  ['Europe/Paris', '2026-10-26T06:59:00Z', undefined],
])('in %s at %s, the digests of %s are due', (zone, at, week) => {
  expect(weekDue(zone, new Date(at))).toBe(week);
});

describe('a subscriber gets a digest', () => {
  test('with their events of the next seven days, new events, and the number of unread notices', async () => {
    const build = (title: string, hours: number, more = {}) =>
      api.buildEvent({ createdBy: organizer, title, date: inHours(hours), ...more });
    const [seat, line, later] = [await build('Kite day', 30), await build('Chess', 40), await build('Ball', 200)];
    const off = await build('Cancelled', 20, { approval: 'rejected' });
    await api.buildRegistrations(seat, [asha]);
    await api.buildRegistrations(later, [asha]);
    await api.buildRegistrations(off, [asha]);
    await api.buildWaitlist(line, [asha]);
    await build('My own', 50, { createdBy: asha });
    await build('Fair', 300);
    await build('Secret', 300, { approval: 'pending' });
    await build('Past', -5);
    await longAgo((await build('Known', 300)).uuid);
    await api.sql(
      `INSERT INTO notices (kind, user_id, data) VALUES ('role-changed', $1, '{}'), ('role-changed', $1, '{}')`,
      [asha.uuid],
    );
    const announce = announcementsIn(api.sql);
    await announce({ createdBy: organizer });
    await announce({ createdBy: organizer, publishAt: inHours(1) });
    await announce({ createdBy: asha });
    const read = await announce({ createdBy: organizer });
    await api.sql('INSERT INTO announcement_reads (announcement_id, user_id) VALUES ($1, $2)', [read.uuid, asha.uuid]);
    await ask(asha);
    await write();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect([titles(letter!.mine), titles(letter!.fresh), letter!.unread]).toEqual([
      ['Kite day', 'My own'],
      ['Fair'],
      3,
    ]);
  });

  test('as text with an unsubscribe link', async () => {
    const event = await api.buildEvent({
      createdBy: organizer,
      title: 'Kite day',
      location: 'Roof',
      date: inHours(30),
    });
    await api.buildRegistrations(event, [asha]);
    await longAgo(event.uuid);
    await ask(asha);
    await write();
    const [row] = await mailTo(api, asha);
    const arrived = mailOf({ ...asha, ...(row as unknown as Letter), userUuid: asha.uuid, createdAt: new Date() }, '', {
      base: api.url,
      from: 'events@evm.example',
      timeZone: 'Asia/Kolkata',
      linkSecret: api.config.secret,
    });
    expect(arrived.subject).toBe('Your week: 1 event of yours');
    expect(arrived.text).toMatch(/Your events of the next seven days:\s+Kite day\n\w+day, .* Roof\s/);
    expect(arrived.text).toContain(`${api.url}/my-events`);
    expect(arrived.text).not.toContain('New within the last week');
    const [, link = ''] = /^<(\S+)>$/.exec(arrived.headers['List-Unsubscribe']!) ?? [];
    await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(await api.sql('SELECT FROM message_choices WHERE user_id = $1', [asha.uuid])).toEqual([]);
    await write();
    expect(await letters()).toHaveLength(1);
  });

  test('with only the first event of a new series', async () => {
    const events = await Promise.all(
      [24, 192, 360].map((hours) =>
        api.buildEvent({ createdBy: organizer, title: `Club ${hours}`, date: inHours(hours) }),
      ),
    );
    await api.sql(`INSERT INTO series_events (event_id, series_id) SELECT unnest($1::uuid[]), $2`, [
      events.map(({ uuid }) => uuid),
      events[0]!.uuid,
    ]);
    await ask(asha);
    await write();
    expect(titles((await letters())[0]!.fresh)).toEqual(['Club 24']);
  });
});

describe('no digest is written', () => {
  test('to people who did not subscribe, switched off mail, or have an unverified address', async () => {
    await api.buildEvent({ createdBy: organizer, date: inHours(30) });
    const [silent, unknown] = (await api.buildUsers(2)) as [Person, Person];
    await ask(silent, unknown);
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [silent.uuid]);
    await api.sql('UPDATE users SET awaits_verification = true WHERE id = $1', [unknown.uuid]);
    await write();
    for (const person of [asha, silent, unknown]) expect(await letters(person)).toEqual([]);
  });

  test('without content, even if an event is added later in the week', async () => {
    await ask(asha);
    const week = nextWeek();
    await write(week);
    await api.buildEvent({ createdBy: organizer, date: inHours(30) });
    await write(week);
    expect(await letters()).toEqual([]);
    await write();
    expect(await letters()).toHaveLength(1);
  });
});

test('each of 450 people gets one digest per week, written by two processes at once', async () => {
  await api.buildEvent({ createdBy: organizer, date: inHours(30) });
  const people = await api.buildUsers(450);
  await ask(...people);
  const week = nextWeek();
  await Promise.all([write(week), write(week, other), write(week), write(week, other)]);
  await write(week);
  const counts = await api.sql(
    `SELECT count(*)::int AS letters, count(DISTINCT user_id)::int AS people, count(DISTINCT cause) < 20 AS "fewLines"
       FROM mail_messages WHERE user_id = ANY($1)`,
    [people.map(({ uuid }) => uuid)],
  );
  expect(counts).toEqual([{ letters: 450, people: 450, fewLines: true }]);
});

test("digests are due on Monday at 8:00 in the college's time zone", async () => {
  await api.sql(`UPDATE system_settings SET time_zone = 'Asia/Kolkata'`);
  await ask(asha);
  const weeksOf = () =>
    api.sql(`SELECT thread FROM mail_told WHERE user_id = $1 AND thread LIKE 'digest:%'`, [asha.uuid]);
  await writeDueDigests(api.database, new Date('2026-11-16T02:29:59Z'));
  expect(await weeksOf()).toEqual([]);
  await writeDueDigests(api.database, new Date('2026-11-16T02:30:00Z'));
  await writeDueDigests(api.database, new Date('2026-11-16T18:00:00Z'));
  expect(await weeksOf()).toEqual([{ thread: 'digest:2026-11-16' }]);
});
