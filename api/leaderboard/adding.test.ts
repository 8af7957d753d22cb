import { afterAll, expect, test } from 'vitest';
import { seededRandom } from '../demo/random.ts';
import { startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import type { Person } from '../testing/build.ts';
import { awardsIn, scorers } from '../testing/scores.ts';

const api = await startApi();
afterAll(api.close);
const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const admin = await buildUser({ role: 'admin' });
const give = awardsIn(sql);
const { award, correct } = scorers(api);

const boards = () =>
  Promise.all(['scores', 'performers', 'colleges'].map((table) => sql(`SELECT * FROM ${table} ORDER BY id`)));

/** Recomputes all scores and boards from the ledger. */
const reckonAll = () =>
  sql(`SELECT evm_tally(array_agg(event_id), array_agg(user_id)) FROM scores;
       SELECT evm_update_boards('{}', array_agg(scores)) FROM scores`);

async function scene() {
  await sql('DELETE FROM events');
  const people = [...(await buildUsers(3, { college: 'Nandi' })), ...(await buildUsers(2, { college: 'Cauvery' }))];
  const events = [await buildEvent(), await buildEvent(), await buildEvent({ approval: 'pending' })];
  for (const event of events) await buildRegistrations(event, people);
  return { people, events };
}

test.each([1, 2, 3])('adding awards one by one gives the same boards as recomputing them (seed %i)', async (seed) => {
  const random = seededRandom(seed);
  const any = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  const { people, events } = await scene();
  const [before, now] = [new Date('2026-01-01T10:00:00Z'), Date.now()];
  for (let n = 0; n < 120; n += 1) {
    const [event, to] = [any(events), any(people)];
    const points = any([0, 0, 1, 7.25, 30]);
    const achievements = any<string[]>([[], [], ['Early Bird'], ['early bird', 'Kite'], ['Best Design']]);
    // a recount would repair earlier mistakes, so the last 60 changes cause none
    const isLate = n >= 60;
    const kind = random();
    if (kind < 0.7 || (isLate && points <= 1)) await award(admin, event, to, { points, achievements });
    // awarded long ago, or at the same time as others
    else if (kind < 0.9 && !isLate)
      await give(
        [{ event, to, by: admin, points, achievements }],
        any([before, new Date(now), new Date(now + 60_000)]),
      );
    else {
      const made = await award(admin, event, to, { points, achievements });
      await correct(admin, made.award, { points: any(isLate ? [2, 3] : [0, 3]) });
    }
  }
  const added = await boards();
  await reckonAll();
  expect(await boards()).toEqual(added);
  expect(await boardFaults(api, admin)).toEqual([]);
});

test.each([4, 5, 6])('new scores give the same boards as recomputing them (seed %i)', async (seed) => {
  const random = seededRandom(seed);
  await sql('DELETE FROM events');
  const spellings = ['Nandi', 'Nandi', 'NANDI ', 'nandi', 'Cauvery', 'Cauvery'];
  const people = await Promise.all(spellings.flatMap((college) => [1, 2].map(() => buildUser({ college }))));
  const events = [];
  for (let n = 0; n < 4; n += 1) {
    const event = await buildEvent();
    await buildRegistrations(event, people);
    events.push(event);
  }
  const moment = Date.now();
  const first = events
    .flatMap((event) => people.map((to) => ({ event, to, place: random() })))
    .toSorted((a, b) => a.place - b.place);
  for (const { event, to, place } of first) {
    const points = place < 0.4 ? 0 : place < 0.6 ? 7.25 : 30;
    const achievements = place * 10 - Math.floor(place * 10) < 0.5 ? [] : [place < 0.5 ? 'Kite' : 'kite'];
    // also awards of earlier moments: a new seat of the same person restores those
    await give([{ event, to, by: admin, points, achievements }], new Date(moment - Math.floor(random() * 10) * 60_000));
  }
  const added = await boards();
  await reckonAll();
  expect(await boards()).toEqual(added);
  expect(await boardFaults(api, admin)).toEqual([]);
});

test('concurrent first awards of a college at an event are counted once each', async () => {
  await sql('DELETE FROM events');
  const people = await buildUsers(12, { college: 'Nandi' });
  const events = [await buildEvent(), await buildEvent()];
  for (const event of events) await buildRegistrations(event, people);
  const scores = events.flatMap((event) => people.map((to) => ({ event, to })));
  await Promise.all(scores.map(({ event, to }) => award(admin, event, to, { points: 2 })));
  const added = await boards();
  await reckonAll();
  expect(await boards()).toEqual(added);
  expect(await sql('SELECT people, events, points::int FROM colleges')).toEqual([
    { people: 12, events: 2, points: 48 },
  ]);
});

test('the first award of a person in a known college causes no recount', async () => {
  await sql('DELETE FROM events');
  const people = await buildUsers(3, { college: 'Nandi' });
  const event = await buildEvent();
  await buildRegistrations(event, people);
  const [first, second, third] = people as [Person, Person, Person];
  await award(admin, event, first, { points: 2 });
  await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'reckoned anew'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON colleges FOR EACH STATEMENT EXECUTE FUNCTION refuse()`);
  try {
    expect(await award(admin, event, second, { points: 3 })).toMatchObject({ errors: [], row: { score: 3 } });
    // another spelling does recount, so the test would notice one
    await sql("UPDATE users SET college = 'NANDI' WHERE id = $1", [third.uuid]);
    expect((await award(admin, event, third, { points: 1 })).code).toBe('INTERNAL');
  } finally {
    await sql('DROP FUNCTION refuse CASCADE');
  }
});

test('another award to a person with a score and a correction to fewer points cause no recount', async () => {
  const apart = await startApi();
  try {
    const [organizer, person, event] = [
      await apart.buildUser({ role: 'organizer' }),
      await apart.buildUser(),
      await apart.buildEvent(),
    ];
    await apart.buildRegistrations(event, [person]);
    const scored = scorers(apart);
    const first = await scored.award(organizer, event, person, { points: 2 });
    await apart.sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'reckoned anew'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON performers FOR EACH STATEMENT EXECUTE FUNCTION refuse()`);
    const second = await scored.award(organizer, event, person, { points: 3 });
    expect(second).toMatchObject({ errors: [], row: { score: 5 } });
    expect(await scored.correct(organizer, first.award, { points: 1 })).toMatchObject({
      errors: [],
      row: { score: 4 },
    });
    // a removed score does recount, so the test would notice one
    expect((await scored.correct(organizer, first.award)).errors).toEqual([]);
    expect((await scored.correct(organizer, second.award)).code).toBe('INTERNAL');
  } finally {
    await apart.close();
  }
});

test('the answer to an award equals a later read of it, including the rank', async () => {
  const { people, events } = await scene();
  const event = events[0]!;
  await give(people.slice(1).map((to, n) => ({ event, to, by: admin, points: 10 * n })));
  const { award: made, row } = await award(admin, event, people[0]!, {
    points: 15.5,
    achievements: ['kite', 'EARLY BIRD'],
    note: ' Well done \u{1FA81} ',
  });
  const { data } = await api.as(admin)<{ award: unknown; row: unknown }>(
    `query ($award: ID!, $row: ID!) {
       award: node(id: $award) { ... on Award { ${Object.keys(made).join(' ')} } }
       row: node(id: $row) { ... on LeaderboardRow { ${Object.keys(row!).join(' ')} } } }`,
    { award: made.id, row: row!.id },
  );
  expect({ award: made, row }).toEqual(data);
  expect(row).toMatchObject({ rank: 3, score: 15.5, achievements: ['kite', 'Early Bird'] });
});
