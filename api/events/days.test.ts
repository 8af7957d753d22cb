import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const rest = restOf(api);
afterAll(api.close);
const viewer = await api.buildUser();
const owner = await api.buildUser({ role: 'organizer' });
beforeEach(() => api.sql('DELETE FROM events'));

interface Day {
  day: string;
  count: number;
  events: { title: string }[];
}

const ask = (variables: Record<string, unknown>, who = viewer) =>
  api.as(who)<{ eventDays: Day[] }>(
    `query ($from: String, $days: Int! = 42, $timeZone: String! = "UTC", $perDay: Int! = 3, $search: String, $free: Boolean) {
       eventDays(from: $from, days: $days, timeZone: $timeZone, perDay: $perDay, search: $search, freeSeats: $free) {
         day count events { title } } }`,
    variables,
  );

/** The titles by day, as `3: a, b` if the day has more events than were returned. */
async function daysOf(variables: Record<string, unknown>, who = viewer): Promise<Record<string, string>> {
  const { data, errors } = await ask(variables, who);
  expect(errors).toEqual([]);
  return Object.fromEntries(
    data.eventDays.map(({ day, count, events }) => {
      const titles = events.map(({ title }) => title).join(', ');
      return [day, count === events.length ? titles : `${count}: ${titles}`];
    }),
  );
}

const build = (title: string, begins: string, ends?: string, facts = {}) =>
  api.buildEvent({
    createdBy: owner,
    title,
    date: new Date(begins),
    endsAt: ends === undefined ? null : new Date(ends),
    ...facts,
  });

test.each<[zone: string, begins: string, ends: string | undefined, days: string[]]>([
  ['UTC', '2026-11-21T00:00Z', undefined, ['2026-11-21']],
  ['UTC', '2026-11-21T23:59:59.999Z', undefined, ['2026-11-21']],
  ['UTC', '2026-11-21T20:00Z', '2026-11-22T00:00Z', ['2026-11-21']],
  ['UTC', '2026-11-21T20:00Z', '2026-11-22T00:00:00.001Z', ['2026-11-21', '2026-11-22']],
  ['UTC', '2026-12-31T20:00Z', '2027-01-01T03:00Z', ['2026-12-31', '2027-01-01']],
  ['UTC', '2028-02-28T12:00Z', '2028-03-01T12:00Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['UTC', '2027-02-28T12:00Z', '2027-03-01T12:00Z', ['2027-02-28', '2027-03-01']],
  // the zones where a day begins first and last
  ['Pacific/Kiritimati', '2026-11-21T09:59:59Z', undefined, ['2026-11-21']],
  ['Pacific/Kiritimati', '2026-11-21T10:00Z', undefined, ['2026-11-22']],
  ['Pacific/Niue', '2026-11-21T10:59:59Z', undefined, ['2026-11-20']],
  ['Pacific/Niue', '2026-11-21T10:00Z', '2026-11-21T11:00Z', ['2026-11-20']],
  ['Pacific/Niue', '2026-11-21T10:00Z', '2026-11-21T11:30Z', ['2026-11-20', '2026-11-21']],
  ['Pacific/Kiritimati', '2026-12-31T10:00Z', undefined, ['2027-01-01']],
  ['Pacific/Niue', '2027-01-01T10:00Z', undefined, ['2026-12-31']],
  // days of 23 and of 25 hours
  ['Europe/Berlin', '2027-03-28T21:59:59Z', undefined, ['2027-03-28']],
  ['Europe/Berlin', '2027-03-27T22:30Z', '2027-03-28T22:00Z', ['2027-03-27', '2027-03-28']],
  ['Europe/Berlin', '2027-03-28T22:00Z', undefined, ['2027-03-29']],
  ['Europe/Berlin', '2027-10-31T22:59:59Z', undefined, ['2027-10-31']],
  ['Europe/Berlin', '2027-10-30T21:59:59Z', '2027-10-31T23:00Z', ['2027-10-30', '2027-10-31']],
  ['America/New_York', '2026-11-01T03:59:59Z', undefined, ['2026-10-31']],
  // a midnight that is skipped, and one that occurs twice
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23T22:00Z', ['2026-04-23']],
  ['America/Havana', '2026-11-01T04:30Z', undefined, ['2026-11-01']],
])('in %s, an event from %s to %s is on %j', async (timeZone, begins, ends, days) => {
  await build('it', begins, ends);
  const from = Temporal.PlainDate.from(days[0]!).subtract({ days: 3 }).toString();
  expect(await daysOf({ from, days: 10, timeZone })).toEqual(Object.fromEntries(days.map((day) => [day, 'it'])));
});

test('a day has its first events and the count of all; events that began earlier are first', async () => {
  for (const hour of ['12', '09', '18', '15']) await build(`at ${hour}`, `2027-01-05T${hour}:00Z`);
  await build('camp', '2026-12-20T12:00Z', '2027-01-06T12:00Z');
  const ask = { from: '2027-01-05', days: 2 };
  expect(await daysOf(ask)).toEqual({ '2027-01-05': '5: camp, at 09, at 12', '2027-01-06': 'camp' });
  expect(await daysOf({ ...ask, perDay: 0 })).toEqual({ '2027-01-05': '5: ', '2027-01-06': '1: ' });
  expect(await daysOf({ ...ask, perDay: 10 })).toMatchObject({ '2027-01-05': 'camp, at 09, at 12, at 15, at 18' });
  expect(await daysOf({ ...ask, search: 'camp' })).toEqual({ '2027-01-05': 'camp', '2027-01-06': 'camp' });
  const { body } = await rest<Day[]>('GET /api/events/days?from=2027-01-05&days=1&perDay=1', { as: viewer });
  expect(body.data).toMatchObject([{ day: '2027-01-05', count: 5, events: [{ title: 'camp' }] }]);
});

test('days contain visible events, and take the same filters as lists', async () => {
  await build('open', '2098-01-05T10:00Z');
  await build('Contest', '2098-01-05T11:00Z');
  await build('pending', '2098-01-05T12:00Z', undefined, { approval: 'pending' });
  await api.buildRegistrations(await build('full', '2098-01-05T13:00Z', undefined, { capacity: 1 }), [viewer]);
  const on = { from: '2098-01-05', days: 1 };
  expect(await daysOf(on)).toEqual({ '2098-01-05': 'open, full' });
  expect(await daysOf(on, owner)).toEqual({ '2098-01-05': 'open, pending, full' });
  expect(await daysOf({ ...on, free: true })).toEqual({ '2098-01-05': 'open' });
  const mine = (filter: string) =>
    api.as(viewer)<{ eventDays: Day[] }>(
      `{ eventDays(from: "2098-01-05", mine: true, filter: ${filter}) { events { title } } }`,
    );
  expect((await mine('UPCOMING')).data.eventDays).toEqual([{ events: [{ title: 'full' }] }]);
  expect((await mine('PAST')).data.eventDays).toEqual([]);
});

test('without `from` the days begin today', async () => {
  const timeZone = 'Pacific/Kiritimati';
  const now = Temporal.Now.zonedDateTimeISO(timeZone);
  const noon = now.toPlainDate().toZonedDateTime({ timeZone, plainTime: '12:00' }).toInstant().toString();
  await build('today', noon);
  expect(Object.values(await daysOf({ timeZone, days: 2 }))).toEqual(['today']);
});

describe('invalid arguments of eventDays', () => {
  const day = 'A day is written like 2026-11-21 and lies between 2000 and 2100.';
  test.each<[Record<string, unknown>, string]>([
    [{ from: 'soon' }, day],
    [{ from: '2027-02-29' }, day],
    [{ from: '1999-12-31' }, day],
    [{ from: '2101-01-01' }, day],
    [{ from: '2027-02-29T00:00:00Z' }, 'At most 10 characters can be given here.'],
    [{ days: 0 }, 'days must lie between 1 and 42.'],
    [{ days: 43 }, 'days must lie between 1 and 42.'],
    [{ perDay: -1 }, 'perDay must lie between 0 and 10.'],
    [{ perDay: 11 }, 'perDay must lie between 0 and 10.'],
    [{ timeZone: 'Asia/Atlantis' }, 'Unknown time zone.'],
    [{ timeZone: '+05:30' }, 'Unknown time zone.'],
  ])('the arguments %j are refused', async (variables, sentence) => {
    const { code, fields } = await ask(variables);
    expect([code, fields]).toEqual(['VALIDATION_FAILED', { [Object.keys(variables)[0]!]: sentence }]);
  });
});

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Niue'];
const minute = 60_000;
const start = Date.parse('2027-10-20T00:00Z');
const someEvent = fc.record({
  begins: fc.integer({ min: 0, max: 40 * 24 * 4 }).map((quarters) => new Date(start + quarters * 15 * minute)),
  quarters: fc.option(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2000 }))),
});

test('in any zone, events are on the days of the local calendar', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someEvent, { maxLength: 25 }),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 30 }),
      async (events, timeZone, later) => {
        await api.sql('DELETE FROM events');
        const first = Temporal.PlainDate.from('2027-10-18').add({ days: later });
        const names = Array.from({ length: 14 }, (_, n) => first.add({ days: n }).toString());
        const counts = new Map<string, number>();
        const dayOf = (at: number) =>
          Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
        for (const [n, { begins, quarters }] of events.entries()) {
          const ends = quarters === null ? undefined : new Date(begins.getTime() + quarters * 15 * minute);
          await build(`event ${n}`, begins.toISOString(), ends?.toISOString());
          const last = dayOf(ends ? ends.getTime() - 1 : begins.getTime());
          for (
            let day = dayOf(begins.getTime());
            Temporal.PlainDate.compare(day, last) <= 0;
            day = day.add({ days: 1 })
          )
            counts.set(day.toString(), (counts.get(day.toString()) ?? 0) + 1);
        }
        const { data } = await ask({ from: names[0], days: 14, timeZone });
        const expected = names.flatMap((day) => (counts.has(day) ? [{ day, count: counts.get(day) }] : []));
        expect(data.eventDays.map(({ day, count }) => ({ day, count }))).toEqual(expected);
      },
    ),
    { numRuns: 25 },
  );
});
