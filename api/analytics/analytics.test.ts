import pLimit from 'p-limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusOf } from '../events/status.ts';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { sampleHint, sampleOf } from '../testing/sample.ts';
import { saveSettings } from '../testing/settings.ts';

interface DayCount {
  day: string;
  count: number;
}
interface NamedCount {
  name: string;
  count: number;
}
interface Analytics {
  totalUsers: number;
  activeEvents: number;
  upcomingEvents: number;
  totalRegistrations: number;
  plots: {
    signUpsPerDay: DayCount[];
    registrationsPerDay: DayCount[];
    eventsByStatus: NamedCount[];
    busiestColleges: NamedCount[];
    busiestTags: NamedCount[];
  } | null;
}
interface Statistics {
  totalEvents: number;
  upcomingEvents: number;
  totalRegistrations: number;
  averageFill: number;
  registrationsPerDay: DayCount[] | null;
}

let api: Api;
let admin: Person;
let organizer: Person;
let idle: Person;

const day = 86_400_000;
const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Marquesas'];

/** The day of a moment on the calendar of a time zone. */
const dayOf = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** Times up to half an hour around midnight in every zone, on the last days: there the zones disagree about the day. */
const moments = (howMany: number) => {
  const midnight = Math.floor(Date.now() / day) * day;
  const offsets = [-14, -10, -5.5, -5, -4, 0, 4, 5, 9.5, 10].map((hours) => hours * 3_600_000);
  return Array.from({ length: howMany }, (_, n) => {
    const around = ((n * 7) % 5) * 15 * 60_000 - 30 * 60_000;
    return new Date(midnight - ((n * 13) % 40) * day + offsets[n % offsets.length]! + around);
  }).filter((moment) => moment.getTime() < Date.now());
};

beforeAll(async () => {
  api = await startApi();
  const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
  admin = await buildUser({ role: 'admin' });
  organizer = await buildUser({ role: 'organizer' });
  idle = await buildUser({ role: 'organizer' });
  const colleges = ['Evergreen Institute', 'evergreen  institute ', 'Évergreen Institute', 'Lakeside', 'Hill College'];
  const people = (
    await Promise.all(colleges.map((college, n) => buildUsers(8 - n, { college }).then((some) => some)))
  ).flat();
  const places = Array.from({ length: 12 }, (_, n) => buildUser({ college: `Place ${n}` }));
  people.push(...(await Promise.all(places)));

  // 23:30 and 00:30 in each zone, on the days around today
  const dates = [-30, -3, -1, 0, 1, 3].flatMap((days) =>
    [-14, -5.5, -5, 0, 4, 5, 9.5].flatMap((hours) =>
      [-0.5, 0.5].map((half) => new Date((Math.floor(Date.now() / day) + days) * day + (hours + half) * 3_600_000)),
    ),
  );
  const tags = [['Chess', 'music'], ['chess'], ['CHESS', 'dance'], [], ['music', 'Música']];
  for (const [n, date] of dates.entries()) {
    const event = await buildEvent({
      date,
      capacity: 5 + (n % 7),
      tags: n < 30 ? tags[n % tags.length]! : [`tag ${n % 11}`],
      createdBy: n % 2 ? organizer : admin,
      approval: n % 10 === 0 ? 'pending' : 'approved',
    });
    await buildRegistrations(event, people.slice(n % 30, (n % 30) + (n % 5)));
  }
  const users = await sql<{ id: string }>('SELECT id FROM users ORDER BY id');
  const seats = await sql<{ id: string }>('SELECT id FROM registrations ORDER BY id');
  for (const [table, rows] of [
    ['users', users],
    ['registrations', seats],
  ] as const) {
    const times = moments(rows.length * 2);
    await sql(
      `UPDATE ${table} SET created_at = t.at FROM unnest($1::uuid[], $2::timestamptz[]) AS t (id, at) WHERE ${table}.id = t.id`,
      [rows.map(({ id }) => id), rows.map((_, n) => times[n % times.length])],
    );
  }
});
afterAll(() => api?.close());

const plots = `signUpsPerDay { day count } registrationsPerDay { day count } eventsByStatus { name count }
  busiestColleges { name count } busiestTags { name count }`;
const analytics = async (timeZone = 'UTC', days = 30) => {
  const answer = await api.as(admin)<{ platformAnalytics: Analytics }>(
    `query ($timeZone: String!, $days: Int!) { platformAnalytics(timeZone: $timeZone, days: $days) {
       totalUsers activeEvents upcomingEvents totalRegistrations plots { ${plots} } } }`,
    { timeZone, days },
  );
  return { ...answer, ...answer.data?.platformAnalytics };
};
const statistics = async (who: Person, timeZone = 'UTC', days = 30) => {
  const answer = await api.as(who)<{ organizerStatistics: Statistics }>(
    `query ($timeZone: String!, $days: Int!) { organizerStatistics(timeZone: $timeZone, days: $days) {
       totalEvents upcomingEvents totalRegistrations averageFill registrationsPerDay { day count } } }`,
    { timeZone, days },
  );
  return answer.data?.organizerStatistics ?? answer;
};

/** The last days up to today on a zone's calendar, with the number of times on each. */
function perDay(times: readonly Date[], timeZone: string, days: number): DayCount[] {
  const today = Date.parse(dayOf(new Date(), timeZone));
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = times.map((time) => calendar.format(time));
  return Array.from({ length: days }, (_, n) => {
    const name = new Date(today - (days - 1 - n) * day).toISOString().slice(0, 10);
    return { day: name, count: found.filter((each) => each === name).length };
  });
}

const timesOf = async (source: string, values: unknown[] = []) =>
  (await api.sql<{ at: Date }>(source, values)).map(({ at }) => at);

interface EventFacts {
  id: string;
  date: Date;
  taken: number;
  capacity: number;
  tags: string[];
  created_by: string;
}
const eventsNow = () => api.sql<EventFacts>('SELECT id, date, taken, capacity, tags, created_by FROM events');

/** Freezes the clock of this process, which is also the server's. No midnight passes between request and comparison. */
const standStill = (at?: string) => vi.useFakeTimers({ toFake: ['Date'], ...(at && { now: new Date(at) }) });

describe.each(zones)('on the calendar of %s', (timeZone) => {
  beforeEach(() => void standStill());
  afterEach(() => void vi.useRealTimers());

  test.each([1, 7, 30, 366])('the plots of %d days have every day once, with its count', async (days) => {
    const { plots: shown } = await analytics(timeZone, days);
    const signUps = await timesOf('SELECT created_at AS at FROM users');
    const seats = await timesOf('SELECT created_at AS at FROM registrations');
    expect(shown!.signUpsPerDay).toEqual(perDay(signUps, timeZone, days));
    expect(shown!.registrationsPerDay).toEqual(perDay(seats, timeZone, days));
    const own =
      'SELECT r.created_at AS at FROM registrations r JOIN events e ON e.id = event_id WHERE e.created_by = $1';
    expect(await statistics(organizer, timeZone, days)).toMatchObject({
      registrationsPerDay: perDay(await timesOf(own, [organizer.uuid]), timeZone, days),
    });
  });

  test('events are counted before, on or after today', async () => {
    const shown = await analytics(timeZone);
    const statuses = (await eventsNow()).map((event) => statusOf(event, new Date(), timeZone));
    const count = (status: string) => statuses.filter((each) => each === status).length;
    expect(shown.plots!.eventsByStatus).toEqual(
      ['COMPLETED', 'ACTIVE', 'UPCOMING'].map((name) => ({ name, count: count(name) })),
    );
    expect(shown).toMatchObject({ activeEvents: count('ACTIVE'), upcomingEvents: count('UPCOMING') });
  });
});

test('the totals count all users and all seats', async () => {
  const [{ people, seats }] = (await api.sql(
    'SELECT (SELECT count(*)::int FROM users) AS people, (SELECT count(*)::int FROM registrations) AS seats',
  )) as [{ people: number; seats: number }];
  expect(await analytics()).toMatchObject({ totalUsers: people, totalRegistrations: seats });
});

/** The ten highest counts. Words that differ in case, accents or spaces count together. */
const busiest = (counted: readonly (readonly [string, number])[]) => {
  const sums = new Map<string, number>();
  for (const [word, count] of counted) {
    const key = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return [...sums.values()].toSorted((a, b) => b - a).slice(0, 10);
};

test('the busiest colleges have the most seats, and spellings of one college count together', async () => {
  const { plots: shown } = await analytics();
  const seats = await api.sql<{ college: string }>('SELECT college FROM registrations JOIN users u ON u.id = user_id');
  expect(shown!.busiestColleges.map(({ count }) => count)).toEqual(busiest(seats.map(({ college }) => [college, 1])));
  expect(shown!.busiestColleges.filter(({ name }) => /vergreen/i.test(name))).toHaveLength(1);
});

test('the busiest tags have the most seats taken at their events', async () => {
  const { plots: shown } = await analytics();
  const counted = (await eventsNow()).flatMap(({ tags, taken }) => tags.map((tag) => [tag, taken] as const));
  expect(shown!.busiestTags.map(({ count }) => count)).toEqual(busiest(counted));
  expect(shown!.busiestTags).toHaveLength(10);
  expect(shown!.busiestTags.filter(({ name }) => /chess/i.test(name))).toHaveLength(1);
});

test('organizers and admins get statistics of their own events only', async () => {
  for (const who of [organizer, admin]) {
    const own = (await eventsNow()).filter(({ created_by }) => created_by === who.uuid);
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    const upcoming = () => own.filter(({ date }) => date >= new Date()).length;
    const before = upcoming();
    const { averageFill, upcomingEvents, ...rest } = await statistics(who);
    // an event may have begun in the meantime
    expect([before, upcoming()]).toContain(upcomingEvents);
    expect(rest).toMatchObject({
      totalEvents: own.length,
      totalRegistrations: sum(own.map(({ taken }) => taken)),
    });
    expect(averageFill).toBeCloseTo(sum(own.map(({ taken, capacity }) => taken / capacity)) / own.length, 10);
  }
});

test('an organizer without events gets zeros for every day', async () => {
  const { registrationsPerDay, ...tiles } = await statistics(idle);
  expect(tiles).toEqual({ totalEvents: 0, upcomingEvents: 0, totalRegistrations: 0, averageFill: 0 });
  expect(registrationsPerDay).toEqual(perDay([], 'UTC', 30));
});

test('an event at 23:30 in Kolkata counts on that day in Kolkata', async () => {
  const today = dayOf(new Date(), 'Asia/Kolkata');
  const before = await analytics('Asia/Kolkata');
  const event = await api.buildEvent({ date: new Date(`${today}T23:30:00+05:30`) });
  const later = await api.buildEvent({ date: new Date(Date.parse(`${today}T23:30:00+05:30`) + 3_600_000) });
  const after = await analytics('Asia/Kolkata');
  expect([after.activeEvents, after.upcomingEvents]).toEqual([before.activeEvents + 1, before.upcomingEvents + 1]);
  await api.sql('DELETE FROM events WHERE id = ANY($1)', [[event.uuid, later.uuid]]);
});

test('a cancelled seat is not counted', async () => {
  const person = await api.buildUser();
  const event = await api.buildEvent({ createdBy: idle, capacity: 4, date: inHours(5) });
  await api.buildRegistrations(event, [person]);
  expect(await statistics(idle)).toMatchObject({ totalRegistrations: 1, averageFill: 0.25, upcomingEvents: 1 });
  await api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
    id: event.id,
  });
  const { registrationsPerDay, ...tiles } = await statistics(idle);
  expect(tiles).toMatchObject({ totalRegistrations: 0, averageFill: 0 });
  expect(registrationsPerDay!.at(-1)!.count).toBe(0);
  await api.sql('DELETE FROM events WHERE id = $1', [event.uuid]);
});

describe('while analytics are switched off', () => {
  beforeAll(() => saveSettings(api, admin, { analyticsEnabled: false }));
  afterAll(() => saveSettings(api, admin, {}));

  test('plots are null, and the tiles keep their numbers', async () => {
    const shown = await analytics();
    expect(shown.plots).toBeNull();
    expect(shown.totalUsers).toBeGreaterThan(10);
    expect(await statistics(organizer)).toMatchObject({
      registrationsPerDay: null,
      totalEvents: expect.any(Number) as number,
    });
  });
});

describe('the arguments of analytics', () => {
  test.each([0, -1, 367])('%d days are refused', async (days) => {
    expect((await analytics('UTC', days)).fields).toHaveProperty('days');
    expect((await statistics(organizer, 'UTC', days)) as object).toMatchObject({
      fields: { days: expect.any(String) as string },
    });
  });

  test.each(['', 'Mars/Phobos', "UTC'; DROP TABLE users", 'Asia/', 'x'.repeat(300)])(
    'the time zone %j is refused',
    async (zone) => {
      expect((await analytics(zone)).fields).toHaveProperty('timeZone');
    },
  );

  // at 23:30 PostgreSQL puts Casablanca one day later than Node does
  test.each(['00:05', '05:25', '11:59', '18:35', '23:30'])('every known time zone works at %s UTC', async (time) => {
    standStill(`${dayOf(new Date(), 'UTC')}T${time}:00Z`);
    try {
      const unknown: string[] = [];
      const odd = ['Asia/Calcutta', 'GMT', 'asia/kolkata', 'EST', 'US/Pacific', 'Africa/Casablanca'];
      await pLimit(8).map([...sampleOf(Intl.supportedValuesOf('timeZone'), 5), ...odd], async (zone) => {
        const { plots: shown } = await analytics(zone, 1);
        if (shown?.signUpsPerDay[0]?.day !== dayOf(new Date(), zone)) unknown.push(zone);
      });
      expect({ drawn: sampleHint, unknown }).toEqual({ drawn: sampleHint, unknown: [] });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(['+05:30', '-0930', '+00:00'])(
    'an offset %s is refused, or gives the days of that offset',
    async (zone) => {
      standStill();
      const answer = await analytics(zone, 30).finally(() => vi.useRealTimers());
      const signUps = await timesOf('SELECT created_at AS at FROM users');
      expect([undefined, perDay(signUps, zone, 30)]).toContainEqual(answer.plots?.signUpsPerDay);
      expect([undefined, 'VALIDATION_FAILED']).toContain(answer.code);
    },
  );
});
