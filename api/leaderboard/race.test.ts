import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Statement } from '../core/statements/rows.ts';
import { seededRandom } from '../demo/random.ts';
import { startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { type Answer, ask } from '../testing/client.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { isThorough } from '../testing/sample.ts';
import { awardsIn, scorers, type AwardAnswer } from '../testing/scores.ts';
import { waitingFor } from '../testing/waiting.ts';

const api = await startApi();
const { address, config, sql, tokenOf, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const organizer = await buildUser({ role: 'organizer' });
const colleague = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
const give = awardsIn(sql);
let replicas: readonly ApiProcess[] = [];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});

// each test begins with empty boards
beforeEach(() => sql('DELETE FROM events; DELETE FROM performers; DELETE FROM colleges'));

let turn = 0;
/** Alternates between the two replicas. */
const sendToReplica = async <Data>(person: Person, query: string, variables: Record<string, unknown>) =>
  ask<Data>(replicas[(turn += 1) % replicas.length]!.url, query, variables, { token: await tokenOf(person) });

const { award, correct } = scorers(api, sendToReplica);
const onEvent = (mutation: string) => (person: Person, event: { id: string }) =>
  sendToReplica(person, `mutation ($id: ID!) { ${mutation} { __typename } }`, { id: event.id });
const register = onEvent('registerForEvent(input: { eventId: $id, name: "Asha", email: "asha@evm.example" })');
const cancel = onEvent('cancelRegistration(input: { eventId: $id })');
const remove = onEvent('deleteEvent(input: { eventId: $id })');
const changeProfile = (person: Person, college: string, firstName = 'Asha') =>
  sendToReplica(
    person,
    `mutation ($firstName: String!, $college: String!) {
       updateProfile(input: { firstName: $firstName, lastName: "Rao", college: $college }) { user { id } } }`,
    { firstName, college },
  );
/** Sets the approval like an admin. Returns the error code of the database, if any. */
const approve = (event: { uuid: string }, approval: string) =>
  sql('UPDATE events SET approval = $2 WHERE id = $1', [event.uuid, approval]).then(
    () => ({ code: undefined }) as Answer<unknown>,
    ({ code }: { code: string }) => ({ code }) as Answer<unknown>,
  );

/** People who are signed in and have a seat at each of these events. */
async function buildSeatedPeople(howMany: number, events: readonly BuiltEvent[], college?: string): Promise<Person[]> {
  const people = await buildUsers(howMany, college ? { college } : {});
  await Promise.all(people.map(tokenOf));
  for (const event of events) await buildRegistrations(event, people);
  return people;
}

const codesOf = (answers: readonly Answer<unknown>[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ code = 'done' }) => code)].map(([code, { length }]) => [code, length]),
  );

async function boardsFit() {
  expect(await boardFaults(api, admin)).toEqual([]);
}

/** Starts these works one after the other, and holds the locks of a statement until all of them wait. */
async function startUnderLock<T>(
  [text, values]: [text: string, values: unknown[]],
  ...works: (() => Promise<T>)[]
): Promise<T[]> {
  const holder = await api.database.pool.connect();
  const under: Promise<T>[] = [];
  try {
    await holder.query('BEGIN');
    await holder.query(text, values);
    for (const work of works) {
      under.push(work());
      await expect.poll(() => waitingFor(holder), { interval: 20 }).toBe(under.length);
    }
  } finally {
    await holder.query('COMMIT');
    holder.release();
  }
  return Promise.all(under);
}

/** Runs a statement right before the nth execution of the named read. */
async function runBeforeRead<T>(
  name: string,
  nth: number,
  [text, uuid]: [text: string, uuid: string],
  work: () => Promise<T>,
): Promise<T> {
  const { reader } = api.database;
  const rows = reader.rows.bind(reader);
  let times = 0;
  reader.rows = async <Row>(what: Statement<Row>, values: readonly unknown[]) => {
    if (what.name === name && (times += 1) === nth) await sql(text, [uuid]);
    return rows(what, values);
  };
  return work().finally(() => (reader.rows = rows));
}

describe('concurrent awards', () => {
  test('fifty awards with decimals to one participant at two processes add up exactly', async () => {
    const event = await buildEvent();
    const [person] = await buildSeatedPeople(1, [event]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        award([organizer, colleague, admin][n % 3]!, event, person!, {
          points: 0.1 + n,
          achievements: [`Number ${n}`],
        }),
      ),
    );
    expect(codesOf(answers)).toEqual({ done: 50 });
    const { data } = await api.as(person!)<{ event: { viewerScore: { score: number; achievements: string[] } } }>(
      'query ($id: ID!) { event(id: $id) { viewerScore { score achievements } } }',
      { id: event.id },
    );
    expect(data.event.viewerScore.score).toBe(1230);
    expect(data.event.viewerScore.achievements.toSorted()).toEqual(
      Array.from({ length: 50 }, (_, n) => `Number ${n}`).toSorted(),
    );
    await boardsFit();
  });

  test('the first two awards of a participant add up', async () => {
    for (let round = 0; round < (isThorough ? 5 : 2); round++) {
      const event = await buildEvent();
      const [person] = await buildSeatedPeople(1, [event]);
      const answers = await startUnderLock<Answer<unknown>>(
        ['SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [person!.uuid]],
        () => award(organizer, event, person!, { points: 1 }),
        () => award(colleague, event, person!, { points: 2 }),
      );
      expect(codesOf(answers)).toEqual({ done: 2 });
      await boardsFit();
    }
  });

  test('awards to many participants of one college add up', async () => {
    const events = [await buildEvent(), await buildEvent()];
    const people = await buildSeatedPeople(10, events, 'Crowded College');
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) => award(organizer, events[n % 2]!, people[n % 10]!, { points: 0.01 })),
    );
    expect(codesOf(answers)).toEqual({ done: 80 });
    await boardsFit();
  });

  test('awards with one key at two processes count once', async () => {
    const event = await buildEvent();
    const [person] = await buildSeatedPeople(1, [event]);
    const input = { points: 3, idempotencyKey: 'once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => award(colleague, event, person!, input)));
    expect(codesOf(answers)).toEqual({ done: 20 });
    expect(new Set(answers.map(({ award: { id } }) => id)).size).toBe(1);
    expect(await sql('SELECT 1 FROM awards WHERE event_id = $1', [event.uuid])).toHaveLength(1);
  });

  test('concurrent corrections of one award leave the value of one of them, and no score is ever negative', async () => {
    const event = await buildEvent();
    const [person] = await buildSeatedPeople(1, [event]);
    const { award: given } = await award(organizer, event, person!, { points: 100 });
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => correct(n % 2 ? organizer : colleague, given, { points: n })),
      ...Array.from({ length: 10 }, () => award(admin, event, person!, { points: 1 })),
    ]);
    expect(codesOf(answers)).toEqual({ done: 30 });
    const [{ points }] = (await sql<{ points: number }>('SELECT points::float8 FROM scores WHERE event_id = $1', [
      event.uuid,
    ])) as [{ points: number }];
    expect(points).toBeGreaterThanOrEqual(10);
    expect(points).toBeLessThan(30);
    const seen = answers.map(({ row }) => row?.score ?? 0);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    await boardsFit();
  });
});

describe('awards during other changes', () => {
  test('awards while the event is deleted succeed or are refused, and leave no rows', async () => {
    for (let round = 0; round < (isThorough ? 6 : 2); round++) {
      const event = await buildEvent({ createdBy: organizer });
      const elsewhere = await buildEvent();
      const people = await buildSeatedPeople(5, [event, elsewhere], `Doomed ${round}`);
      await give(people.map((to) => ({ event: elsewhere, to, by: admin, points: 1 })));
      const [deleted, ...awarded] = await Promise.all([
        remove(organizer, event),
        ...Array.from({ length: 30 }, (_, n) => award(colleague, event, people[n % 5]!)),
      ]);
      expect(deleted.errors).toEqual([]);
      expect(
        Object.keys(codesOf(awarded)).filter((code) => !['done', 'NOT_FOUND', 'NOT_REGISTERED'].includes(code)),
      ).toEqual([]);
      expect(await sql('SELECT 1 FROM awards WHERE event_id = $1', [event.uuid])).toEqual([]);
    }
    await boardsFit();
  });

  test.each([
    ['deleted', 'DELETE FROM events WHERE id = $1'],
    ['rejected', "UPDATE events SET approval = 'rejected' WHERE id = $1"],
  ])('an award gets NOT_FOUND if the event is %s before the answer is read', async (_, statement) => {
    const here = scorers(api);
    const scene = async () => {
      const event = await buildEvent();
      const [person] = await buildSeatedPeople(1, [event]);
      return { event, person: person! };
    };
    // a first request is answered by the statement that writes the award; only a retry reads it
    const one = await scene();
    const awardOnce = () => here.award(colleague, one.event, one.person, { idempotencyKey: one.event.uuid });
    expect(await awardOnce()).toMatchObject({ errors: [] });
    expect(await runBeforeRead('awards-by-id', 1, [statement, one.event.uuid], awardOnce)).toMatchObject({
      code: 'NOT_FOUND',
    });

    const other = await scene();
    const [given] = await give([{ event: other.event, to: other.person, by: organizer }]);
    const corrected = await runBeforeRead('awards-by-id', 2, [statement, other.event.uuid], () =>
      here.correct(colleague, given!),
    );
    expect(corrected).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('awards while the event is rejected succeed or get NOT_FOUND, and do not count overall', async () => {
    for (let round = 0; round < (isThorough ? 6 : 2); round++) {
      const event = await buildEvent({ createdBy: organizer });
      const people = await buildSeatedPeople(5, [event]);
      const [, ...awarded] = await Promise.all([
        approve(event, 'rejected'),
        ...Array.from({ length: 20 }, (_, n) => award(n % 2 ? organizer : colleague, event, people[n % 5]!)),
      ]);
      expect(Object.keys(codesOf(awarded)).filter((code) => !['done', 'NOT_FOUND'].includes(code))).toEqual([]);
      expect(await sql('SELECT 1 FROM scores WHERE event_id = $1 AND counted', [event.uuid])).toEqual([]);
    }
    await boardsFit();
  });

  test('awards while seats are cancelled and taken again succeed or are refused, and no points are lost', async () => {
    const events = [await buildEvent(), await buildEvent()];
    const people = await buildSeatedPeople(6, events, 'Undecided College');
    const answers = await Promise.all(
      people.flatMap((person, n) => {
        const event = events[n % 2]!;
        const undecided = async () => {
          const all = [];
          for (let i = 0; i < 4; i++) all.push(await cancel(person, event), await register(person, event));
          return all;
        };
        const generous = async () => {
          const all = [];
          for (let i = 0; i < 8; i++) all.push(await award(organizer, event, person, { points: 1 }));
          return all;
        };
        return [undecided(), generous(), generous()];
      }),
    );
    expect(Object.keys(codesOf(answers.flat())).filter((code) => !['done', 'NOT_REGISTERED'].includes(code))).toEqual(
      [],
    );
    await boardsFit();
  });

  test('awards while people change their college count for the last college', async () => {
    const events = [await buildEvent(), await buildEvent()];
    const people = await buildSeatedPeople(6, events, 'Start College');
    const answers = await Promise.all(
      people.flatMap((person, n) => [
        ...Array.from({ length: 5 }, (_, i) => changeProfile(person, `College ${(n + i) % 3}`, `Asha ${i}`)),
        ...Array.from({ length: 8 }, (_, i) => award(colleague, events[i % 2]!, person, { points: 1 })),
      ]),
    );
    expect(codesOf(answers)).toEqual({ done: answers.length });
    await boardsFit();
  });

  test('an award and a concurrent role change of the participant both succeed', async () => {
    const event = await buildEvent();
    const [person] = await buildSeatedPeople(1, [event]);
    const giver = await buildUser({ role: 'admin' });
    const setRole = () =>
      sendToReplica<unknown>(
        admin,
        'mutation ($id: ID!) { updateUserRole(input: { userId: $id, role: PARTICIPANT }) { user { id } } }',
        { id: person!.id },
      );
    // both wait for the person; by then the role change may hold the row of the awarding admin
    const answers = await startUnderLock<Answer<unknown>>(
      ['SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [person!.uuid]],
      setRole,
      () => award(giver, event, person!),
    );
    expect(codesOf(answers)).toEqual({ done: 2 });
    await boardsFit();
  });
});

describe('deleting the last score of a row while another is added', () => {
  test('the college stays on its board', async () => {
    const event = await buildEvent();
    const [leaver, comer] = await buildSeatedPeople(2, [event], 'Revolving College');
    await give([{ event, to: leaver!, by: organizer }]);
    const elsewhere = await buildEvent();
    await buildRegistrations(elsewhere, [comer!]);
    const [place] = await sql<{ id: string }>("SELECT evm_college_id('Revolving College') AS id");
    const answers = await startUnderLock<Answer<unknown>>(
      ['SELECT 1 FROM colleges WHERE id = $1 FOR UPDATE', [place!.id]],
      () => cancel(leaver!, event),
      () => award(organizer, elsewhere, comer!),
    );
    expect(codesOf(answers)).toEqual({ done: 2 });
    await boardsFit();
  });

  test('the performer stays on the board', async () => {
    const [event, elsewhere] = [await buildEvent(), await buildEvent()];
    const [person] = await buildSeatedPeople(1, [event, elsewhere]);
    await give([{ event, to: person!, by: organizer }]);
    const answers = await startUnderLock<Answer<unknown>>(
      ['SELECT 1 FROM performers WHERE id = $1 FOR UPDATE', [person!.uuid]],
      () => cancel(person!, event),
      () => award(organizer, elsewhere, person!),
    );
    expect(codesOf(answers)).toEqual({ done: 2 });
    await boardsFit();
  });
});

test('approving and rejecting events while participants are renamed does not deadlock', async () => {
  const events = [await buildEvent(), await buildEvent(), await buildEvent()];
  const people = await buildSeatedPeople(12, events, 'Busy College');
  for (const [n, event] of events.entries())
    await give(people.map((to, i) => ({ event, to, by: organizer, points: ((i * 5 + n * 7) % 11) + 1 })));
  const times = isThorough ? 20 : 6;
  const answers = await Promise.all([
    ...events.map(async (event) => {
      const all = [];
      for (let i = 0; i < 2 * times; i++) all.push(await approve(event, i % 2 ? 'approved' : 'rejected'));
      return all;
    }),
    ...people.map(async (person, n) => {
      const all = [];
      for (let i = 0; i < times; i++) all.push(await changeProfile(person, `Busy College ${(i + n) % 4}`));
      return all;
    }),
  ]);
  expect(codesOf(answers.flat())).toEqual({ done: 3 * 2 * times + 12 * times });
  await boardsFit();
});

describe('after random actions, the boards match the ledger', () => {
  interface Scene {
    events: BuiltEvent[];
    people: Person[];
    awards: AwardAnswer[];
  }
  const build = async (): Promise<Scene> => {
    const events = [];
    for (let n = 0; n < 4; n++) events.push(await buildEvent({ createdBy: organizer }));
    const people = await buildSeatedPeople(8, events.slice(0, 2));
    return { events, people, awards: [] };
  };

  async function step(scene: Scene, random: () => number): Promise<Answer<unknown>> {
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const { events, people, awards } = scene;
    const [person, event, dice] = [pick(people), pick(events), random()];
    const done = { code: undefined } as Answer<unknown>;
    if (dice < 0.35) {
      const answer = await award(pick([organizer, admin]), event, person, {
        points: Math.floor(random() * 4) * 0.25,
        achievements: random() < 0.3 ? [pick(['Zeal', 'zeal', 'Early Bird', 'First Place'])] : [],
      });
      if (answer.award) awards.push(answer.award);
      return answer;
    }
    if (dice < 0.5 && awards.length > 0)
      return correct(organizer, pick(awards), { points: random() < 0.5 ? 0 : Math.floor(random() * 3) });
    if (dice < 0.65) return register(person, event);
    if (dice < 0.8) return cancel(person, event);
    if (dice < 0.9)
      return changeProfile(person, pick(['Lakeside', ' lakeside', 'LÁKESIDE', 'Hilltop']), pick(['A', 'B']) + 'sha');
    if (dice < 0.97) return approve(event, pick(['approved', 'approved', 'rejected', 'pending']));
    const fresh = await buildEvent({ createdBy: organizer });
    const gone = events.splice(events.indexOf(event), 1, fresh)[0];
    return gone ? remove(admin, gone) : done;
  }

  const known = ['EVENT_FULL', 'done', 'ALREADY_REGISTERED', 'IDEMPOTENCY_KEY_REUSED', 'NOT_FOUND', 'NOT_REGISTERED'];

  test.each([1, 2, 3])('sequential actions keep boards and ledger consistent (seed %i)', async (seed) => {
    const [scene, random] = [await build(), seededRandom(seed)];
    const answers = [];
    for (let n = 0; n < 120; n++) {
      answers.push(await step(scene, random));
      if (n % 10 === 9) await boardsFit();
    }
    expect(Object.keys(codesOf(answers)).filter((code) => !known.includes(code))).toEqual([]);
    expect(codesOf(answers).done).toBeGreaterThan(40);
  });

  test.each([4, 5, 6])('concurrent actions keep boards and ledger consistent (seed %i)', async (seed) => {
    const [scene, random] = [await build(), seededRandom(seed)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const all = [];
        for (let n = 0; n < 20; n++) all.push(await step(scene, random));
        return all;
      }),
    );
    expect(Object.keys(codesOf(answers.flat())).filter((code) => !known.includes(code))).toEqual([]);
    await boardsFit();
  });
});

test('no test of this file causes a deadlock', async () => {
  const [{ deadlocks }] = (await sql<{ deadlocks: number }>(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  )) as [{ deadlocks: number }];
  expect(deadlocks).toBe(0);
});
